import { allowed, type Decision, refuseInput } from '../../refusal.ts';
import { message } from './messages/message.ts';

/** The maximum days of absence in one response: a month of a company of several thousand. */
export const mostCalendarEntries = 20_000;

/** Whether a response may have that many days of absence. Refuses with `VALIDATION_ERROR` at `endDate`. */
export function checkCalendarSize(entries: number): Decision<'VALIDATION_ERROR'> {
  if (entries <= mostCalendarEntries) return allowed;
  return refuseInput('endDate', message('time-off.presence.tooManyEntries', { most: mostCalendarEntries }));
}
