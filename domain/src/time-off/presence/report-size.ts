import { allowed, type Decision, refuseInput } from '../../refusal.ts';

/** The maximum days of absence in one response: a month of a company of several thousand. */
export const mostCalendarEntries = 20_000;

/** Whether a response may have that many days of absence. Refuses with `VALIDATION_ERROR` at `endDate`. */
export function checkCalendarSize(entries: number): Decision<'VALIDATION_ERROR'> {
  if (entries <= mostCalendarEntries) return allowed;
  const most = mostCalendarEntries.toLocaleString('en-US');
  return refuseInput(
    'endDate',
    `At most ${most} days of absence are told at once; choose a shorter period, a department or a team`,
  );
}
