import type { Message, Said } from '../language/message.ts';
import { commonMessage } from '../language/messages/message.ts';
import { allowed, type Decision, type Issue, validationRefusal } from '../refusal.ts';
import { type CalendarDate, earliestDate, fieldsOf } from './calendar-date.ts';
import { lastBoundedDay } from './day-bounds.ts';

export interface GivenDay {
  path: string;
  /** The field as the form labels it. */
  label: Said;
  day: CalendarDate | null | undefined;
  /** The day already stored, which always passes. */
  stored?: CalendarDate | null | undefined;
  /** Default: the first day of the calendar. */
  first?: CalendarDate;
}

/** Returns the message for a day outside the bounds, else undefined. */
export function dayFault(
  { label, day, stored, first = earliestDate }: Omit<GivenDay, 'path'>,
  today: CalendarDate,
): Message | undefined {
  if (day === undefined || day === null || day === stored) return undefined;
  const last = lastBoundedDay(today);
  if (first <= day && day <= last) return undefined;
  return first === earliestDate
    ? commonMessage('common.dateUntilYear', { label, last: fieldsOf(last).year })
    : commonMessage('common.dateBetweenYears', {
        label,
        first: fieldsOf(first).year,
        last: fieldsOf(last).year,
      });
}

/** Refuses days outside the bounds with `VALIDATION_ERROR`, each at its path. */
export function checkDays(days: readonly GivenDay[], today: CalendarDate): Decision<'VALIDATION_ERROR'> {
  const [first, ...others] = days.flatMap(({ path, ...given }): Issue[] => {
    const message = dayFault(given, today);
    return message === undefined ? [] : [{ path, message }];
  });
  return first ? validationRefusal([first, ...others]) : allowed;
}
