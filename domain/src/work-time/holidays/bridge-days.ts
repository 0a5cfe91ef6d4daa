import { addDays, type CalendarDate, earliestDate, latestDate } from '../../calendar/calendar-date.ts';
import { calendarYear, includes, type Period } from '../../calendar/period.ts';

/** A day with the minutes worked before and after noon; on a holiday, those left. */
interface PlannedDay {
  date: CalendarDate;
  am: number;
  pm: number;
  holiday?: object | undefined;
}

/** A working day between free days. */
export interface BridgeDay {
  date: CalendarDate;
  /** The time off it takes, in days: 0.5 or 1. */
  takes: number;
  /** The free days in a row, itself included. */
  makes: number;
}

const fewestFree = 4;

// Without an end, the days after the last day of employment would make the longest bridge.
const mostFree = 16;

/** The days that decide the bridge days of a year: its own, and as many on both sides as a bridge joins. */
export function daysAroundYear(year: number): Period {
  const { startDate, endDate } = calendarYear(year);
  const [first, last] = [addDays(startDate, -mostFree), addDays(endDate, mostFree)];
  return {
    startDate: first < earliestDate ? earliestDate : first,
    endDate: last > latestDate ? latestDate : last,
  };
}

/** The bridge days within the year, of its days and those around it. */
export function bridgeDaysOfYear(
  year: number,
  days: readonly PlannedDay[],
  timeOff: readonly Period[],
): BridgeDay[] {
  return bridgeDays(days, timeOff).filter(({ date }) => includes(calendarYear(year), date));
}

/**
 * The bridge days, in order: a day off joins free days on both sides to at least four in a row, one of them a holiday, as
 * what every week has is no find. Without the days that already have time off. Days not given count as worked.
 */
export function bridgeDays(days: readonly PlannedDay[], timeOff: readonly Period[]): BridgeDay[] {
  const inOrder = days.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const before = freeDaysUpTo(inOrder, 1);
  const after = freeDaysUpTo(inOrder.toReversed(), -1);
  return inOrder.flatMap((day) => {
    const takes = (day.am > 0 ? 0.5 : 0) + (day.pm > 0 ? 0.5 : 0);
    const [last, next] = [before.get(addDays(day.date, -1)), after.get(addDays(day.date, 1))];
    if (takes === 0 || !last || !next) return [];
    const makes = last.length + 1 + next.length;
    const hasHoliday = day.holiday !== undefined || last.hasHoliday || next.hasHoliday;
    const isBridge = hasHoliday && fewestFree <= makes && makes <= mostFree;
    if (!isBridge || timeOff.some((period) => includes(period, day.date))) return [];
    return [{ date: day.date, takes, makes }];
  });
}

interface FreeRun {
  length: number;
  hasHoliday: boolean;
}

/** For each free day, the run of free days that ends with it, in the direction of the days. */
function freeDaysUpTo(days: readonly PlannedDay[], step: 1 | -1): Map<CalendarDate, FreeRun> {
  const runs = new Map<CalendarDate, FreeRun>();
  for (const { date, am, pm, holiday } of days) {
    if (am + pm > 0) continue;
    const { length, hasHoliday } = runs.get(addDays(date, -step)) ?? { length: 0, hasHoliday: false };
    runs.set(date, { length: length + 1, hasHoliday: hasHoliday || holiday !== undefined });
  }
  return runs;
}
