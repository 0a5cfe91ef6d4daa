import { addDays, type CalendarDate, dayOfWeek } from '@almanac/domain/calendar/calendar-date';
import type { RangePreset } from '../../ui/range-picker.tsx';

const friday = 5;
const daysOfWeek = 7;

/** Single days that are often asked for, as far as they can be: 'Next Friday' is the first one after tomorrow. */
export function whenPresets(today: CalendarDate, earliest: CalendarDate): RangePreset[] {
  const tomorrow = addDays(today, 1);
  const daysToFriday = (friday - dayOfWeek(tomorrow) + daysOfWeek) % daysOfWeek || daysOfWeek;
  const days = [
    { label: 'Tomorrow', date: tomorrow },
    { label: 'Next Friday', date: addDays(tomorrow, daysToFriday) },
  ];
  return days
    .filter(({ date }) => date >= earliest)
    .map(({ label, date }) => ({ label, startDate: date, endDate: date }));
}
