import { isSystemAdmin } from '../access/permissions.ts';
import { firstRole, type StaffLists } from '../access/role.ts';

/** Who gets an account at their first sign-in. */
export interface SignUpPolicy {
  /** `domain`: everyone with a company address; `invited`: only people invited or imported. */
  signUp: 'domain' | 'invited';
  staff: StaffLists;
}

/**
 * Whether the first sign-in with a company address creates an account. The system administrators configured in the
 * installation always may: someone has to invite the first people.
 */
export function maySignUp(email: string, { signUp, staff }: SignUpPolicy): boolean {
  return signUp === 'domain' || isSystemAdmin({ role: firstRole(email, staff) });
}
