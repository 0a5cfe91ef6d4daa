import { isAdmin, type Viewer } from './permissions.ts';

/** Of whom colleagues learn that they are away: of everybody, of their department and teams, or of nobody. */
export const absenceVisibilities = ['company', 'department', 'none'] as const;
export type AbsenceVisibility = (typeof absenceVisibilities)[number];

/**
 * Whose approved absences the viewer learns of, the days alone: everyone's; those of the people in their scope and of
 * their colleagues, who are of the same department or in a shared team; or those in their scope. Always their own.
 */
export type AbsenceScope = 'everyone' | 'scope-and-colleagues' | 'scope';

const scopeOf = {
  company: 'everyone',
  department: 'scope-and-colleagues',
  none: 'scope',
} as const satisfies Record<AbsenceVisibility, AbsenceScope>;

/** Whose absences the viewer sees, where the company shows them so. */
export function absenceScope(viewer: Pick<Viewer, 'role'>, visibility: AbsenceVisibility): AbsenceScope {
  return isAdmin(viewer) ? 'everyone' : scopeOf[visibility];
}
