import { addDays, addMonths, type CalendarDate, daysBetween } from '@almanac/domain/calendar/calendar-date';
import { firstOfMonth } from '@almanac/domain/calendar/date-parts';
import { calendarDays, type Period } from '@almanac/domain/calendar/period';
import type { EntriesAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';

/** A balance from a day until the next step. */
export interface BalanceStep {
  from: CalendarDate;
  balance: number;
}

type Entries = Pick<EntriesAnswer, 'opening'> & {
  entries: readonly Pick<EntriesAnswer['entries'][number], 'date' | 'balance'>[];
};

/** The balance over the leave year, planned and pending days included: a step for each day on which it changes. */
export function balanceSteps({ opening, entries }: Entries, { startDate }: Period): BalanceStep[] {
  const steps: BalanceStep[] = [{ from: startDate, balance: opening }];
  for (const { date, balance } of entries) {
    if (steps.at(-1)?.from === date) steps.pop();
    steps.push({ from: date, balance });
  }
  return steps;
}

/** The balance at the end of each month of the leave year, and of its last day. */
export function balanceAtMonthEnds(
  steps: readonly BalanceStep[],
  { startDate, endDate }: Period,
): { date: CalendarDate; balance: number }[] {
  const ends: { date: CalendarDate; balance: number }[] = [];
  for (let month = firstOfMonth(startDate); month <= endDate; month = addMonths(month, 1)) {
    const last = addDays(addMonths(month, 1), -1);
    const date = last < endDate ? last : endDate;
    ends.push({ date, balance: steps.findLast(({ from }) => from <= date)?.balance ?? 0 });
  }
  return ends;
}

/** The position of a day's beginning in the leave year, from 0 to 1. */
export function positionOf(date: CalendarDate, leaveYear: Period): number {
  return daysBetween(leaveYear.startDate, date) / calendarDays(leaveYear);
}

/** The lowest and the highest balance; 0 is always within. */
export function balanceRange(steps: readonly BalanceStep[]): { lowest: number; highest: number } {
  const balances = steps.map(({ balance }) => balance);
  return { lowest: Math.min(0, ...balances), highest: Math.max(1, ...balances) };
}

/** The part of the stepped line between two days, as an SVG path in a square of 100 units. */
export function linePath(steps: readonly BalanceStep[], leaveYear: Period, until: Period): string {
  const { lowest, highest } = balanceRange(steps);
  const y = (balance: number) => (100 * (highest - balance)) / (highest - lowest);
  const x = (date: CalendarDate) => 100 * positionOf(date, leaveYear);
  const begin = steps.findLast(({ from }) => from <= until.startDate) ?? steps[0];
  if (!begin) return '';
  const within = steps.filter(({ from }) => from > until.startDate && from <= until.endDate);
  return [
    `M${rounded(x(until.startDate))} ${rounded(y(begin.balance))}`,
    ...within.map(({ from, balance }) => `H${rounded(x(from))}V${rounded(y(balance))}`),
    `H${rounded(x(addDays(until.endDate, 1)))}`,
  ].join('');
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
