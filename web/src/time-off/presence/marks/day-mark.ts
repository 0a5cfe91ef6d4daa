import { periodTextInYear } from '@almanac/domain/calendar/date-text';
import type { WorkDay } from '@almanac/domain/time-off/presence/schema';
import type { DayMark } from '../../../ui/date/day-marks.ts';
import { holidayText } from '../../../work-time/work-time-words.ts';
import { text as common } from '../entries/messages/text.ts';
import { text } from './messages/text.ts';

/** The holiday's name, or that the day is free. */
export function dayMarkOf({ date, am, pm, holiday }: WorkDay, locale: string): DayMark | undefined {
  const isMuted = am + pm === 0;
  if (!holiday) return isMuted ? { isMuted, spoken: common('time-off.presence.freeDay') } : undefined;
  const name = holidayText(holiday);
  const day = periodTextInYear({ startDate: date, endDate: date }, locale);
  return {
    isMuted,
    spoken: common('time-off.presence.holiday', { holiday: name }),
    note: text('time-off.presence.dayNote', { day, note: name }),
  };
}
