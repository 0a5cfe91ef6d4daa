import { addDays, type CalendarDate, dayOfWeek } from '@almanac/domain/calendar/calendar-date';
import { periodTextBeside } from '@almanac/domain/calendar/date-text';
import type { RangePreset } from '../../../ui/date/range-picker.tsx';
import { text } from './messages/text.ts';

const friday = 5;
const daysOfWeek = 7;

/** Tomorrow and the first Friday after it, if they can be requested. */
export function whenPresets(
  { today, earliest }: { today: CalendarDate; earliest: CalendarDate },
  locale: string,
): RangePreset[] {
  const tomorrow = addDays(today, 1);
  const daysToFriday = (friday - dayOfWeek(tomorrow) + daysOfWeek) % daysOfWeek || daysOfWeek;
  const nextFriday = addDays(tomorrow, daysToFriday);
  const fridayText = periodTextBeside(
    { startDate: nextFriday, endDate: nextFriday },
    { startDate: today, endDate: today },
    locale,
  );
  const days = [
    { label: text('time-off.booking.tomorrow'), date: tomorrow },
    { label: fridayText, date: nextFriday },
  ];
  return days
    .filter(({ date }) => date >= earliest)
    .map(({ label, date }) => ({ label, startDate: date, endDate: date }));
}
