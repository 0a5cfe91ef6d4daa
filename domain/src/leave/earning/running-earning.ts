import { addDays, type CalendarDate, latestDate } from '../../calendar/calendar-date.ts';
import { calendarDays, intersection, type Period } from '../../calendar/period.ts';
import type { EarningPeriod, PlanEarning } from './earning.ts';
import type { EarnedPart } from './posting-formula.ts';
import type { RateStretch } from './rates.ts';

/** What one plan has earned of a grant by a day. */
export interface RunningEarning {
  earning: PlanEarning;
  /**
   * The parts by rate, with what is known on the date: the last rate is assumed to continue until the plan's end is
   * known. `isWhole`: the year's leave is not divided between plans. Must be called in date order.
   */
  on(date: CalendarDate, isWhole: boolean): { parts: EarnedPart[]; isComplete: boolean };
}

/** The running earning of a plan at the rates of a grant. */
export function runningEarning({
  earning,
  rates,
}: {
  earning: PlanEarning;
  rates: readonly RateStretch[];
}): RunningEarning {
  const { days, periods, periodsByDays = periods, periodCount, endKnownOn } = earning;
  // By rate: the periods no later change affects, and how many were processed.
  const settled = rates.map(() => 0);
  let next = 0;
  const divided = (stretches: readonly (Period | undefined)[], date: CalendarDate) => {
    for (let each = periodsByDays[next]; each && isOver(each, date); each = periodsByDays[next]) {
      addShares(each, stretches, settled);
      next += 1;
    }
    return sharesOf(periodsByDays.slice(next), stretches, date, [...settled]);
  };
  return {
    earning,
    on(date, isWhole) {
      const known = rates.filter(({ from }) => from <= date);
      if (known.length === 0) return { parts: [], isComplete: true };
      const isEndKnown = !isWhole && endKnownOn !== undefined && endKnownOn <= date;
      const end = isEndKnown ? days.endDate : latestDate;
      const stretches = stretchesOf(known, { isWhole, startDate: days.startDate, endDate: end });
      const earned = isWhole ? sharesOf(periods, stretches, date) : divided(stretches, date);
      const parts = known.map((rate, index) => ({ rate, periods: earned[index] ?? 0, number: periodCount }));
      // Undivided leave is granted to the end of its year, even if the offer ends.
      const isEnded = !isWhole && known.at(-1)?.perYear === 0;
      const earns = (each: EarningPeriod) =>
        known.some(({ perYear }, index) => {
          const stretch = perYear === 0 ? undefined : stretches[index];
          return stretch !== undefined && shareWithin(each, stretch) > 0;
        });
      // What was earned before the end may be posted after it.
      const isPosted = (each: EarningPeriod) =>
        each.postedOn <= date || each.days.startDate > end || (isEnded && !earns(each));
      const isComplete = (isWhole ? periods : periodsByDays).every(isPosted);
      return { parts: parts.filter((part) => part.periods > 0), isComplete };
    },
  };
}

function isOver({ postedOn, days }: EarningPeriod, date: CalendarDate): boolean {
  return postedOn <= date && days.endDate < date;
}

/**
 * The days of each rate; undefined if it has none. In an undivided year the first rate also covers the days before
 * the plan, and the last granting rate the rest of the year.
 */
function stretchesOf(
  rates: readonly RateStretch[],
  { isWhole, startDate, endDate }: Period & { isWhole: boolean },
): (Period | undefined)[] {
  const last = isWhole ? rates.findLastIndex(({ isGranting }) => isGranting) : rates.length - 1;
  return rates.map(({ from }, index) => {
    if (index > last) return undefined;
    const next = index === last ? undefined : rates[index + 1]?.from;
    const first = index > 0 ? from : isWhole ? '' : startDate;
    const stretch = { startDate: first, endDate: next === undefined ? endDate : addDays(next, -1) };
    return stretch.startDate <= stretch.endDate ? stretch : undefined;
  });
}

function sharesOf(
  periods: readonly EarningPeriod[],
  stretches: readonly (Period | undefined)[],
  date: CalendarDate,
  sums = stretches.map(() => 0),
): number[] {
  for (const period of periods) {
    if (period.postedOn <= date) addShares(period, stretches, sums);
  }
  return sums;
}

function addShares(period: EarningPeriod, stretches: readonly (Period | undefined)[], sums: number[]): void {
  for (const [index, stretch] of stretches.entries()) {
    if (stretch) sums[index] = (sums[index] ?? 0) + shareWithin(period, stretch);
  }
}

function shareWithin({ days, share }: EarningPeriod, stretch: Period): number {
  if (stretch.startDate <= days.startDate && days.endDate <= stretch.endDate) return share;
  const part = intersection(days, stretch);
  return part ? (share * calendarDays(part)) / calendarDays(days) : 0;
}
