import type { Message, Said } from '../language/message.ts';
import { commonMessage } from '../language/messages/message.ts';
import { allowed, type Decision, type Issue, validationRefusal } from '../refusal.ts';
import { type CalendarDate, earliestDate, fieldsOf } from './calendar-date.ts';

/** The earliest day an account can be read for, and the earliest start of an employment. */
export const firstBoundedDay: CalendarDate = '1950-01-01';
const yearsAhead = 10;
// Forecasts reach into the next year, and the calendar ends with 2199.
const lastYear = 2197;

/** The last day an account can be read or posted for: the end of the tenth year after today. */
export function lastBoundedDay(today: CalendarDate): CalendarDate {
  return `${Math.min(fieldsOf(today).year + yearsAhead, lastYear)}-12-31`;
}

/** Whether an account can be read for the day. */
export function isBoundedDay(day: CalendarDate | undefined, today: CalendarDate): day is CalendarDate {
  return day !== undefined && firstBoundedDay <= day && day <= lastBoundedDay(today);
}

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
