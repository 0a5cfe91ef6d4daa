import { addMonths, type CalendarDate } from '../../../calendar/calendar-date.ts';
import type { Period } from '../../../calendar/period.ts';
import { fromFirstDay } from '../../../leave/earning/year-ends.ts';
import { type LeaveTerms, rulesOn } from '../../../leave/plans/plan.ts';
import { isUnlimited } from '../../../leave/plans/policy.ts';
import type { Amount } from '../../../leave/types/amount.ts';
import { daysOfEmploymentOn, hasLeftOn } from '../../../people/accounts/employment.ts';
import type { AccountPosting } from './account-postings.ts';
import type { LedgerEntry } from './account-state.ts';
import { keptDays } from './expiry/keeping.ts';
import type { LeaveFacts } from './leave-facts.ts';
import {
  type Settlement,
  settle,
  settleBefore,
  type Timeline,
  timelineThrough,
  withPostings,
} from './settlement.ts';

/**
 * A year after the last day in the facts. Later bookings can't lack anything that is not missing by then; an earlier
 * horizon would miss what a booking takes from a later one.
 */
export function horizonOf(facts: LeaveFacts, ...others: CalendarDate[]): CalendarDate {
  const { requests, adjustments, reducing = [], terms, employment, type } = facts;
  const known = [
    ...others,
    ...keptDays(facts),
    ...requests.map(({ endDate }) => endDate),
    ...reducing.map(({ endDate }) => endDate),
    ...adjustments.map(({ on, expiresOn = on }) => expiresOn),
    ...terms.map(({ from }) => from),
    ...terms.flatMap(({ plan }) =>
      plan.policies.filter((each) => each.type === type.code).map(({ from }) => from),
    ),
    ...terms.flatMap((each) => (chargesHolidays(each, type.code) ? [...each.place.holidays.keys()] : [])),
    employment.employmentStart ?? '',
    employment.employmentEnd ?? '',
  ];
  const last = known.reduce((latest, date) => (date > latest ? date : latest), '');
  return addMonths(last, 12);
}

function chargesHolidays({ plan }: LeaveTerms, code: string): boolean {
  return plan.policies.some(({ type, rules }) => type === code && rules?.chargesHolidays);
}

/** The first day the account exceeds its overdraft by more than before. */
export function firstDeepened(before: Settlement, after: Settlement): CalendarDate | undefined {
  return deepenings(before, after).find(({ by }) => by > 0)?.date;
}

/**
 * The largest amount that can be booked on the date beside all records: hundredths of a day, or minutes. Negative if
 * overdrawn; null: without limit. Before the employment it is that of the first day; after one, 0.
 */
export function bookable(facts: LeaveFacts, on: CalendarDate): Amount | null {
  return bookableIn(timelineThrough(horizonOf(facts, on), facts, on), facts, on);
}

/** As `bookable`, from a timeline of the facts that reaches the horizon and may have further postings. */
export function bookableIn(timeline: Timeline, facts: LeaveFacts, date: CalendarDate): Amount | null {
  const on = fromFirstDay(date, facts);
  const rules = rulesOn(facts, on);
  if (!rules || hasLeftOn(on, facts.employment)) return 0;
  if (isUnlimited(rules)) return null;
  const { account, rest } = settleBefore(on, timeline);
  const before = settle(rest, account);
  const excess = (amount: Amount) => {
    const after = settle(withPostings([wanted(amount, on)], rest), account);
    return deepenings(before, after).reduce((most, { by }) => Math.max(most, by), Number.NEGATIVE_INFINITY);
  };
  const most = largestCovered(excess);
  return most > 0
    ? most
    : Math.min(
        0,
        (rules.overdraft ?? 0) +
          lowestBalance(timeline, [...account.entries, ...before.entries], {
            startDate: on,
            endDate: daysOfEmploymentOn(on, facts.employment).endDate,
          }),
      );
}

// More than any account has: 10,000 days, or 16,000 hours.
const unlikely: Amount = 1_000_000;
const quickSteps = 6;

/**
 * The largest amount without an excess. One unit less lowers the excess by at most one, so an amount less its excess
 * is never too low. A cap can slow this down; bisection then finishes the search.
 */
function largestCovered(excess: (amount: Amount) => number): Amount {
  let most = unlikely;
  for (let step = 0; step < quickSteps; step += 1) {
    const over = excess(most);
    if (over <= 0) return most;
    most -= over;
    if (most <= 0) return 0;
  }
  let least = 0;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (excess(middle) <= 0) least = middle;
    else most = middle - 1;
  }
  return least;
}

/** By how much each day exceeds the overdraft and the previous debt. */
function deepenings(before: Settlement, after: Settlement): { date: CalendarDate; by: number }[] {
  let position = -1;
  return after.depths.map(({ date, excess }) => {
    for (
      let next = before.depths[position + 1];
      next && next.date <= date;
      next = before.depths[position + 1]
    )
      position += 1;
    return { date, by: excess - Math.max(0, before.depths[position]?.excess ?? 0) };
  });
}

function wanted(amount: Amount, date: CalendarDate): AccountPosting {
  const cause = { kind: 'REQUEST', requestId: '', status: 'PENDING' } as const;
  return { date, kind: 'TAKEN', amount: -amount, cause, because: '', isProbe: true };
}

/** The lowest balance in the period from its first day to the end of that leave year, before debt is forgiven. */
function lowestBalance(
  { yearEnds }: Timeline,
  entries: readonly LedgerEntry[],
  { startDate: on, endDate }: Period,
): Amount {
  const end = yearEnds.find((date) => date >= on);
  const ofYear = entries.filter(({ date, kind }) => kind !== 'FORGIVEN' || date !== end);
  const atStart = ofYear.findLast(({ date }) => date <= on)?.balance ?? 0;
  return ofYear
    .filter(({ date }) => date > on && date <= endDate && (end === undefined || date <= end))
    .reduce((lowest, { balance }) => Math.min(lowest, balance), atStart);
}
