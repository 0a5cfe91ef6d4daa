import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { overlaps, type Period } from '@almanac/domain/calendar/period';

/** How many bars stand above one another on a day. */
export const laneCount = 3;

interface Laid extends Period {
  id: string;
  isPending: boolean;
}

/** The part of an entry that lies in a week, in the lane that it keeps through it. */
export interface Bar<Entry> {
  entry: Entry;
  /** From 0. */
  lane: number;
  /** The day of the week on which it begins, 0 for the first, and how many days it takes. */
  first: number;
  days: number;
  isOpenBefore: boolean;
  isOpenAfter: boolean;
}

export interface LaidWeek<Entry> {
  bars: Bar<Entry>[];
  /** How many entries of each day found no lane. */
  more: number[];
}

/**
 * Puts the entries into lanes, week by week: one bar an entry and week, none over another. What is approved comes before
 * what is pending, what touches the month before what does not; a bar stays in the lane that it had the week before.
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
  const present = ranked.filter((entry) => overlaps(entry, period));
  const keeps = ({ id, isPending }: Entry) => !isPending && lanesBefore.has(id);
  for (const entry of [...present.filter(keeps), ...present.filter((each) => !keeps(each))]) {
    const place = {
      first: Math.max(0, week.indexOf(entry.startDate)),
      end: entry.endDate < period.endDate ? week.indexOf(entry.endDate) : week.length - 1,
    };
    const isFree = (lane: number) => !lanes[lane]?.slice(place.first, place.end + 1).includes(true);
    const lane = [lanesBefore.get(entry.id) ?? 0, ...lanes.keys()].find(isFree);
    if (lane === undefined) {
      for (let day = place.first; day <= place.end; day += 1) more[day] = (more[day] ?? 0) + 1;
      continue;
    }
    lanes[lane]?.fill(true, place.first, place.end + 1);
    bars.push({
      entry,
      lane,
      first: place.first,
      days: place.end - place.first + 1,
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
