import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { firstBoundedDay } from '../../calendar/day-bounds.ts';
import { checkDays } from '../../calendar/day-fault.ts';
import { allowed, type Decision, refuseInput } from '../../refusal.ts';
import { message } from './messages/message.ts';

/**
 * What an imported opening balance states: `BALANCE`: the balance at the end of the day, before what expires with it.
 * `CARRIED_OVER`: what was brought into the leave year of the day.
 */
export const openingKinds = ['BALANCE', 'CARRIED_OVER'] as const;
export type OpeningKind = (typeof openingKinds)[number];

/** What the opening balances of a file state, and for which day. */
export interface StatedOpening {
  as: OpeningKind;
  on: CalendarDate;
}

/** Whether opening balances can be stated for the day: not for days to come, whose bookings they would hide. */
export function checkStatedDay(
  stated: StatedOpening | undefined,
  today: CalendarDate,
): Decision<'VALIDATION_ERROR'> {
  if (!stated) return allowed;
  const { on: day } = stated;
  if (day > today) return refuseInput('opening.on', message('people.import.openingAfterToday'));
  return checkDays([{ path: 'opening.on', label: 'on', day, first: firstBoundedDay }], today);
}
