import { type CalendarDate, earliestDate, latestDate } from '../../calendar/calendar-date.ts';
import { checkDays, firstBoundedDay } from '../../calendar/day-bounds.ts';
import { overlaps, type Period } from '../../calendar/period.ts';
import { allowed, type Decision, refuseInput } from '../../refusal.ts';
import { message } from './messages/message.ts';

/** The first and last day of employment; open-ended if absent. */
export interface Employment {
  employmentStart?: CalendarDate | undefined;
  employmentEnd?: CalendarDate | undefined;
}

/** The employment as a period; open ends are the first and last day of the calendar. */
export function employedPeriod({ employmentStart, employmentEnd }: Employment): Period {
  return { startDate: employmentStart ?? earliestDate, endDate: employmentEnd ?? latestDate };
}

/** Whether the person is employed on the date. */
export function isEmployedOn(date: CalendarDate, employment: Employment): boolean {
  return overlaps({ startDate: date, endDate: date }, employedPeriod(employment));
}

type GivenEmployment = { [Field in keyof Employment]?: CalendarDate | null | undefined };

/**
 * Whether the days are valid: a start from 1950, and both by the end of the tenth year after today. Stored days pass
 * unchanged. Refuses with `VALIDATION_ERROR`, each day at its field.
 */
export function checkEmploymentDays(
  given: GivenEmployment,
  stored: Employment,
  today: CalendarDate,
  endField: 'employmentEnd' | 'lastDay' = 'employmentEnd',
): Decision<'VALIDATION_ERROR'> {
  return checkDays(
    [
      {
        path: 'employmentStart',
        label: message('people.accounts.employmentStart'),
        day: given.employmentStart,
        stored: stored.employmentStart,
        first: firstBoundedDay,
      },
      {
        path: endField,
        label: message('people.accounts.lastDay'),
        day: given.employmentEnd,
        stored: stored.employmentEnd,
      },
    ],
    today,
  );
}

/** Whether the employment ends on or after its start. Refuses with `VALIDATION_ERROR` at the given field. */
export function checkEmployment(
  { employmentStart, employmentEnd }: Employment,
  field: 'employmentStart' | 'employmentEnd' | 'lastDay',
): Decision<'VALIDATION_ERROR'> {
  if (!employmentStart || !employmentEnd || employmentStart <= employmentEnd) return allowed;
  if (field === 'employmentStart') return refuseInput(field, message('people.accounts.startsAfterLastDay'));
  return refuseInput(field, message('people.accounts.endsBeforeStart'));
}

/** Whether the employment has ended: from the day after the last one. */
export function isEmploymentOver({ employmentEnd }: Employment, today: CalendarDate): boolean {
  return employmentEnd !== undefined && employmentEnd < today;
}

/**
 * Whether people would close their own account at once by this last day. Refuses with `VALIDATION_ERROR` at the given
 * field.
 */
export function checkOwnLastDay(
  isOwn: boolean,
  lastDay: CalendarDate,
  today: CalendarDate,
  field: 'employmentEnd' | 'lastDay',
): Decision<'VALIDATION_ERROR'> {
  return isOwn && lastDay < today ? refuseInput(field, message('people.accounts.ownLastDayPast')) : allowed;
}
