import { allowed, type Decision, refuseInput } from '../../refusal.ts';

/** What the calendar and the list of absences tell at most, in days of absence: a month of a company of some thousands. */
export const mostCalendarEntries = 20_000;

/** Whether so many days of absence are told at once. Refuses with `VALIDATION_ERROR` at `endDate`. */
export function checkCalendarSize(entries: number): Decision<'VALIDATION_ERROR'> {
  if (entries <= mostCalendarEntries) return allowed;
  const most = mostCalendarEntries.toLocaleString('en-US');
  return refuseInput(
    'endDate',
    `At most ${most} days of absence are told at once; choose a shorter period, a department or a team`,
  );
}
