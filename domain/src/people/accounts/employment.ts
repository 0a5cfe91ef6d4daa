import { type CalendarDate, earliestDate, latestDate } from '../../calendar/calendar-date.ts';
import { checkDays, firstBoundedDay } from '../../calendar/day-bounds.ts';
import { overlaps, type Period } from '../../calendar/period.ts';
import { allowed, type Decision, refuseInput } from '../../refusal.ts';

/** When somebody is employed, both days included; from ever where there is no start, for ever where there is no end. */
export interface Employment {
  employmentStart?: CalendarDate | undefined;
  employmentEnd?: CalendarDate | undefined;
}

/** The days of the employment as a period, from the first to the last day of the calendar where it is open. */
export function employedPeriod({ employmentStart, employmentEnd }: Employment): Period {
  return { startDate: employmentStart ?? earliestDate, endDate: employmentEnd ?? latestDate };
}

/** Whether somebody has begun on the day and has not left yet. */
export function isEmployedOn(date: CalendarDate, employment: Employment): boolean {
  return overlaps({ startDate: date, endDate: date }, employedPeriod(employment));
}

type GivenEmployment = { [Field in keyof Employment]?: CalendarDate | null | undefined };

/**
 * Whether the days can be written: a start from 1950 on, and both no later than the end of the tenth year after today.
 * The stored ones pass as they are. Refuses with `VALIDATION_ERROR`, each day at its field.
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
        label: 'Employment start',
        day: given.employmentStart,
        stored: stored.employmentStart,
        first: firstBoundedDay,
      },
      { path: endField, label: 'Last day', day: given.employmentEnd, stored: stored.employmentEnd },
    ],
    today,
  );
}

/** Whether the employment ends on or after its start. Refuses with `VALIDATION_ERROR` at the field that is named. */
export function checkEmployment(
  { employmentStart, employmentEnd }: Employment,
  field: 'employmentStart' | 'employmentEnd' | 'lastDay',
): Decision<'VALIDATION_ERROR'> {
  if (!employmentStart || !employmentEnd || employmentStart <= employmentEnd) return allowed;
  if (field === 'employmentStart') return refuseInput(field, 'Employment cannot start after its last day');
  return refuseInput(field, 'The last day cannot be before the employment starts');
}

/** Whether somebody's employment is over on the day: from the day after their last one on. */
export function isEmploymentOver({ employmentEnd }: Employment, today: CalendarDate): boolean {
  return employmentEnd !== undefined && employmentEnd < today;
}

/**
 * Whether somebody sets a last day that would close their own account at once. Refuses with `VALIDATION_ERROR` at the
 * field that is named.
 */
export function checkOwnLastDay(
  isOwn: boolean,
  lastDay: CalendarDate,
  today: CalendarDate,
  field: 'employmentEnd' | 'lastDay',
): Decision<'VALIDATION_ERROR'> {
  return isOwn && lastDay < today ? refuseInput(field, 'Your own last day cannot be in the past') : allowed;
}
