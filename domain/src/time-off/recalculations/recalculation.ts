import { addDays, addMonths, type CalendarDate } from '../../calendar/calendar-date.ts';
import { yearEndsBetween } from '../../leave/earning/year-ends.ts';
import { rulesOn } from '../../leave/plans/plan.ts';
import type { Amount } from '../../leave/types/amount.ts';
import type { LeaveFacts } from '../balances/engine/leave-facts.ts';
import { balanceOn, ledger } from '../balances/engine/ledger.ts';
import { formerBalance, formerEntries } from '../former-engine/former-engine.ts';
import { formerYearEnds } from '../former-engine/former-plan.ts';
import { blocksDays } from '../requests/request-status.ts';
import { reasonsFor } from './reasons.ts';
import type { RecalculationReason } from './recalculation-reason.ts';

/** The balance at the end of a day, by the former and the current engine: hundredths of a day, or minutes. */
export interface RecalculatedDay {
  on: CalendarDate;
  before: Amount;
  after: Amount;
  /** Whether it is shown: the difference isn't the same as the day before. */
  isListed: boolean;
}

/** An account the current engine computes differently from the former one. */
export interface Recalculation {
  /** From the first day that differs. */
  days: readonly RecalculatedDay[];
  reasons: readonly RecalculationReason[];
}

interface ComparedAs {
  today: CalendarDate;
  closedThrough?: CalendarDate | undefined;
}

const monthsAhead = 24;
// The maximum length of a leave year.
const monthsOfYear = 15;

/**
 * Compares both engines today, at the end of each open leave year, and on the day after it: past leave years, the
 * current one, and those with recorded facts. Days on which the type is only counted have no balance. Undefined if
 * nothing differs.
 */
export function recalculation(facts: LeaveFacts, as: ComparedAs): Recalculation | undefined {
  const { today } = as;
  const yearEnds = openYearEnds(facts, as);
  const main = new Set([today, ...yearEnds.all]);
  const checked = [...new Set([...main, ...yearEnds.all.map((end) => addDays(end, 1))])].sort();
  const last = checked.at(-1) ?? today;
  const former = formerEntries(facts, last);
  const { entries } = ledger(facts, last);
  const compared = checked
    .filter((on) => !isCountedOn(facts, on))
    .map((on) => ({ on, before: formerBalance(former, on), after: balanceOn(entries, on) }));
  const first = compared.findIndex(({ before, after }) => before !== after);
  if (first < 0) return undefined;
  const days = compared.slice(first).map((day, index, all): RecalculatedDay => {
    const difference = day.before - day.after;
    const [dayBefore] = all.slice(index - 1, index);
    const isNew = !dayBefore || dayBefore.before - dayBefore.after !== difference;
    return { ...day, isListed: difference !== 0 && (main.has(day.on) || isNew) };
  });
  const listed = days.filter(({ isListed }) => isListed);
  return { days, reasons: reasonsFor(facts, { days: listed, yearEnds: yearEnds.present }) };
}

/** Whether the policy effective on the date has no grant, so that leave is only counted. */
function isCountedOn(facts: LeaveFacts, date: CalendarDate): boolean {
  return rulesOn(facts, date)?.grants.length === 0;
}

/** The ends of open leave years by either engine, and all of those by the current engine, from the first record. */
function openYearEnds(
  facts: LeaveFacts,
  { today, closedThrough = '' }: ComparedAs,
): { all: CalendarDate[]; present: CalendarDate[] } {
  const { employment, terms, adjustments } = facts;
  const requests = facts.requests.filter(({ status }) => blocksDays(status));
  const starts = [
    employment.recordsSince ?? today,
    employment.employmentStart ?? today,
    ...requests.map(({ startDate }) => startDate),
    ...adjustments.map(({ on }) => on),
  ];
  const first = starts.reduce((one, other) => (one < other ? one : other), today);
  const endsThrough = (last: CalendarDate) => {
    const present = yearEndsBetween(first, last, facts);
    const all = new Set([...formerYearEnds(facts, first, last), ...present]);
    return { present, all: [...all].filter((day) => day > closedThrough).sort() };
  };
  const farthest = addMonths(today, monthsAhead);
  if (employment.employmentEnd && employment.employmentEnd < today) return endsThrough(today);
  const known = [
    ...terms.map(({ from }) => from),
    ...requests.map(({ endDate }) => endDate),
    ...adjustments.map(({ on }) => on),
    employment.employmentEnd ?? today,
  ].map((day) => (day < farthest ? day : farthest));
  const lastKnown = known.reduce((one, other) => (one > other ? one : other), today);
  const through = addMonths(lastKnown, monthsOfYear);
  const lasts = [formerYearEnds(facts, first, through), yearEndsBetween(first, through, facts)].map(
    (ends) => ends.find((day) => day >= lastKnown) ?? lastKnown,
  );
  return endsThrough(lasts.reduce((one, other) => (one > other ? one : other)));
}
