import { isSystemAdmin } from '../access/permissions.ts';
import { firstRole, type StaffLists } from '../access/role.ts';

/** Who is given an account by their first sign-in. */
export interface SignUpPolicy {
  /** `domain`: everyone with an address of the company; `invited`: only those who were invited or imported. */
  signUp: 'domain' | 'invited';
  staff: StaffLists;
}

/**
 * Whether the first sign-in of an address of the company makes an account. The system administrators that the
 * installation itself names always may: somebody has to invite the first.
 */
export function maySignUp(email: string, { signUp, staff }: SignUpPolicy): boolean {
  return signUp === 'domain' || isSystemAdmin({ role: firstRole(email, staff) });
}
