import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarYear, includes } from '../calendar/period.ts';
import { type Named, nameValue } from '../language/names.ts';
import { allowed, type Decision, refuse, validationRefusal } from '../refusal.ts';
import { message } from './messages/message.ts';

/** Refuses with `IN_USE` to delete a schedule that people or places have. */
export function checkScheduleDeletion(name: string, isReferenced: boolean): Decision<'IN_USE'> {
  return isReferenced ? refuse('IN_USE', message('work-time.scheduleInUse', { name })) : allowed;
}

/** Refuses with `IN_USE` to delete a place that people have, or the only one. */
export function checkPlaceDeletion(
  place: Named,
  { isReferenced, isOnlyOne }: { isReferenced: boolean; isOnlyOne: boolean },
): Decision<'IN_USE'> {
  const name = nameValue(place);
  if (isReferenced) return refuse('IN_USE', message('work-time.placeInUse', { name }));
  if (isOnlyOne) return refuse('IN_USE', message('work-time.onlyPlace', { name }));
  return allowed;
}

/** The holidays of a year, and the input's field with their list. */
interface WrittenYear {
  field: string;
  year: number;
  holidays: readonly { date: CalendarDate }[];
}

/** Whether all holidays are in the year of their list. Refuses with `VALIDATION_ERROR` at those that are not. */
export function checkHolidaysOfYears(years: readonly WrittenYear[]): Decision<'VALIDATION_ERROR'> {
  const [first, ...others] = years.flatMap(({ field, year, holidays }) =>
    holidays.flatMap(({ date }, index) =>
      includes(calendarYear(year), date)
        ? []
        : [{ path: `${field}.${index}.date`, message: message('work-time.otherYear', { year }) }],
    ),
  );
  return first ? validationRefusal([first, ...others]) : allowed;
}
