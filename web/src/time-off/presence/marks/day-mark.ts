import { periodTextInYear } from '@almanac/domain/calendar/date-text';
import type { WorkDay } from '@almanac/domain/time-off/presence/schema';
import type { DayMark } from '../../../ui/date/day-marks.ts';
import { holidayText } from '../../../work-time/work-time-words.ts';

/** The holiday's name, or that the day is free. */
export function dayMarkOf({ date, am, pm, holiday }: WorkDay, locale: string): DayMark | undefined {
  const isMuted = am + pm === 0;
  if (!holiday) return isMuted ? { isMuted, spoken: 'free day' } : undefined;
  const name = holidayText(holiday);
  const day = periodTextInYear({ startDate: date, endDate: date }, locale);
  return { isMuted, spoken: `holiday: ${name}`, note: `${day}: ${name}` };
}
