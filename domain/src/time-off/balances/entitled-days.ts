import { addMonths, type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';
import { includes, type Period } from '../../calendar/period.ts';

/**
 * Days of a yearly entitlement that fall to a person in the leave year: the whole of it, granted upfront; for
 * someone who joins in the year a twelfth for each month from the one they join in, rounded to half days; none
 * before the year they join.
 */
export function entitledDays(daysPerYear: number, leaveYear: Period, employmentStart?: CalendarDate): number {
  if (employmentStart === undefined || employmentStart <= leaveYear.startDate) return daysPerYear;
  if (!includes(leaveYear, employmentStart)) return 0;
  const monthsBefore = wholeMonthsBetween(leaveYear.startDate, employmentStart);
  return Math.round(((daysPerYear * (12 - monthsBefore)) / 12) * 2) / 2;
}

function wholeMonthsBetween(from: CalendarDate, to: CalendarDate): number {
  let months = 0;
  while (daysBetween(addMonths(from, months + 1), to) >= 0) months += 1;
  return months;
}
