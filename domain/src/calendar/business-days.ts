import { addDays, dayOfWeek } from './calendar-date.ts';
import { calendarDays, type Period } from './period.ts';

/**
 * Business days in the period: Monday to Friday, both ends included. A period that ends before it starts has
 * none. Public holidays are business days.
 */
export function countBusinessDays(period: Period): number {
  const days = calendarDays(period);
  if (days <= 0) return 0;
  const wholeWeeks = Math.floor(days / 7);
  let businessDays = wholeWeeks * 5;
  for (let offset = wholeWeeks * 7; offset < days; offset += 1) {
    const day = dayOfWeek(addDays(period.startDate, offset));
    if (day !== 0 && day !== 6) businessDays += 1;
  }
  return businessDays;
}
