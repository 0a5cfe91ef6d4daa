import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { overlaps, type Period } from '@almanac/domain/calendar/period';

/** Bars stacked on one day. */
export const laneCount = 3;

interface Laid extends Period {
  id: string;
  isPending: boolean;
}

/** The part of an entry within one week. */
export interface Bar<Entry> {
  entry: Entry;
  /** Zero-based. */
  lane: number;
  /** Weekday of the first day (0 is the first) and number of days. */
  first: number;
  days: number;
  isOpenBefore: boolean;
  isOpenAfter: boolean;
}

export interface LaidWeek<Entry> {
  bars: Bar<Entry>[];
  /** Entries without a lane, by day. */
  more: number[];
}

/**
 * Assigns entries to lanes, week by week: one bar per entry and week, without overlaps. Approved entries come
 * before pending ones, and those of the month before others. A bar keeps the lane of the week before.
 */
export function layOutWeeks<Entry extends Laid>(
  weeks: readonly (readonly CalendarDate[])[],
  entries: readonly Entry[],
  month: Period,
): LaidWeek<Entry>[] {
  const ranked = [...entries].sort(
    (one, other) =>
      Number(one.isPending) - Number(other.isPending) ||
      Number(!overlaps(one, month)) - Number(!overlaps(other, month)) ||
      compare(one.startDate, other.startDate) ||
      compare(other.endDate, one.endDate) ||
      compare(one.id, other.id),
  );
  let lanesBefore: ReadonlyMap<string, number> = new Map();
  return weeks.map((week) => {
    const laid = layOutWeek(week, ranked, lanesBefore);
    lanesBefore = new Map(laid.bars.map(({ entry, lane }) => [entry.id, lane]));
    return laid;
  });
}

function layOutWeek<Entry extends Laid>(
  week: readonly CalendarDate[],
  ranked: readonly Entry[],
  lanesBefore: ReadonlyMap<string, number>,
): LaidWeek<Entry> {
  const period = { startDate: week[0] ?? '', endDate: week.at(-1) ?? '' };
  const lanes = Array.from({ length: laneCount }, () => week.map(() => false));
  const bars: Bar<Entry>[] = [];
  const more = week.map(() => 0);
  const ofWeek = ranked.filter((entry) => overlaps(entry, period));
  const keeps = ({ id, isPending }: Entry) => !isPending && lanesBefore.has(id);
  for (const entry of [...ofWeek.filter(keeps), ...ofWeek.filter((each) => !keeps(each))]) {
    const range = {
      first: Math.max(0, week.indexOf(entry.startDate)),
      end: entry.endDate < period.endDate ? week.indexOf(entry.endDate) : week.length - 1,
    };
    const isFree = (lane: number) => !lanes[lane]?.slice(range.first, range.end + 1).includes(true);
    const lane = [lanesBefore.get(entry.id) ?? 0, ...lanes.keys()].find(isFree);
    if (lane === undefined) {
      for (let day = range.first; day <= range.end; day += 1) more[day] = (more[day] ?? 0) + 1;
      continue;
    }
    lanes[lane]?.fill(true, range.first, range.end + 1);
    bars.push({
      entry,
      lane,
      first: range.first,
      days: range.end - range.first + 1,
      isOpenBefore: entry.startDate < period.startDate,
      isOpenAfter: entry.endDate > period.endDate,
    });
  }
  return { bars, more };
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
