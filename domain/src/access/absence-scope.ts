import { isAdmin, type Viewer } from './permissions.ts';

/** Whose absences colleagues see: everyone's, those of their department and teams, or no one's. */
export const absenceVisibilities = ['company', 'department', 'none'] as const;
export type AbsenceVisibility = (typeof absenceVisibilities)[number];

/**
 * Whose approved absences (days only) the viewer sees: everyone's; those in their scope and of colleagues in the same
 * department or a shared team; or those in their scope. Always includes their own.
 */
export type AbsenceScope = 'everyone' | 'scope-and-colleagues' | 'scope';

const scopeOf = {
  company: 'everyone',
  department: 'scope-and-colleagues',
  none: 'scope',
} as const satisfies Record<AbsenceVisibility, AbsenceScope>;

/** The scope of absences visible to the viewer under the company's setting, which is about people, not services. */
export function absenceScope(viewer: Pick<Viewer, 'role'>, visibility: AbsenceVisibility): AbsenceScope {
  return isAdmin(viewer) || viewer.role === 'SERVICE' ? 'everyone' : scopeOf[visibility];
}
