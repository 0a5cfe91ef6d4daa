/**
 * How approved absences of a type keep the person's leave from expiring: until the end of the leave year after the one
 * in which the absence ends, or for some months after the leave year that the leave counts for.
 */
export type LeaveProtection = { until: 'NEXT_YEAR' } | { monthsAfterYear: number };

/** The bounds of the months. */
export const leastProtectedMonths = 1;
export const mostProtectedMonths = 120;

/** The months after the leave year, if the type protects by months. */
export function protectedMonths(protection: LeaveProtection | null | undefined): number | undefined {
  return protection && 'monthsAfterYear' in protection ? protection.monthsAfterYear : undefined;
}

/** Whether leave is kept until the end of the next leave year. */
export function protectsUntilNextYear(protection: LeaveProtection | null | undefined): boolean {
  return Boolean(protection && 'until' in protection);
}
