import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarYear, includes } from '../calendar/period.ts';
import { allowed, type Decision, refuse, validationRefusal } from '../refusal.ts';

/** Whether the schedule may be deleted: when nobody has it and no place gives it. Refuses with `IN_USE`. */
export function checkScheduleDeletion(name: string, isReferenced: boolean): Decision<'IN_USE'> {
  return isReferenced ? refuse('IN_USE', `${name} cannot be deleted: people or places have it`) : allowed;
}

/** Whether the place may be deleted: when nobody has it, and it is not the only one. Refuses with `IN_USE`. */
export function checkPlaceDeletion(
  name: string,
  { isReferenced, isOnlyOne }: { isReferenced: boolean; isOnlyOne: boolean },
): Decision<'IN_USE'> {
  if (isReferenced) return refuse('IN_USE', `${name} cannot be deleted: people have it`);
  if (isOnlyOne) return refuse('IN_USE', `${name} cannot be deleted: whoever joins needs a place`);
  return allowed;
}

/** Whether all holidays of a year's list lie in it. Refuses with `VALIDATION_ERROR` at those that do not. */
export function checkHolidaysOfYear(
  year: number,
  holidays: readonly { date: CalendarDate }[],
): Decision<'VALIDATION_ERROR'> {
  const [first, ...others] = holidays.flatMap(({ date }, index) =>
    includes(calendarYear(year), date)
      ? []
      : [{ path: `holidays.${index}.date`, message: `Date must be in ${year}` }],
  );
  return first ? validationRefusal([first, ...others]) : allowed;
}
