import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { CalendarEntry } from '../entries/calendar-entry.ts';
import type { WhyFree } from '../entries/calendar-free-days.ts';
import type { Bar } from './calendar-lanes.ts';

/** A run of days that a bar paints, counted from the first day of the week; half days as 0.5. */
export interface BarSegment {
  start: number;
  end: number;
}

/** The painted parts of a bar: not the days off that the person has anyway, unless there are no others. */
export function barSegments(
  { entry, first, days, isOpenBefore, isOpenAfter }: Bar<CalendarEntry>,
  date: CalendarDate,
  whyFree: WhyFree,
): BarSegment[] {
  const from = first + (!isOpenBefore && entry.startHalf === 'PM' ? 0.5 : 0);
  const to = first + days - (!isOpenAfter && entry.endHalf === 'AM' ? 0.5 : 0);
  const segments: BarSegment[] = [];
  for (let index = 0; index < days; index += 1) {
    if (whyFree(entry.user.id, addDays(date, index)) !== undefined) continue;
    const start = Math.max(from, first + index);
    const end = Math.min(to, first + index + 1);
    const before = segments.at(-1);
    if (before?.end === start) before.end = end;
    else segments.push({ start, end });
  }
  return segments.length > 0 ? segments : [{ start: from, end: to }];
}

/** The other half of a segment of half a day, where the name has room; undefined for longer ones. */
export function roomBeside({ start, end }: BarSegment): BarSegment | undefined {
  if (end - start > 0.5) return undefined;
  return Number.isInteger(start) ? { start: end, end: end + 0.5 } : { start: start - 0.5, end: start };
}

/** The widest segment, which carries the name; the first of several. */
export function widestOf(segments: readonly BarSegment[]): BarSegment | undefined {
  return segments.reduce<BarSegment | undefined>(
    (widest, each) => (widest && widest.end - widest.start >= each.end - each.start ? widest : each),
    undefined,
  );
}
