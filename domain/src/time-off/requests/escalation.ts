import type { Role } from '../../access/role.ts';

/** Somebody who could be asked to decide a person's requests. */
export interface ApproverCandidate {
  role: Role;
  /** Whether they are a manager who has the person in scope. */
  isManagerInScope: boolean;
}

/**
 * Who is asked to decide a person's requests: the managers who have the person in scope; without one, the HR
 * administrators; without one of them, the system administrators.
 */
export function whoIsAsked<Candidate extends ApproverCandidate>(
  candidates: readonly Candidate[],
): Candidate[] {
  const managers = candidates.filter(({ isManagerInScope }) => isManagerInScope);
  if (managers.length > 0) return managers;
  const hrAdmins = candidates.filter(({ role }) => role === 'HR_ADMIN');
  return hrAdmins.length > 0 ? hrAdmins : candidates.filter(({ role }) => role === 'SYSTEM_ADMIN');
}
