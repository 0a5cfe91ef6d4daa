import { addDays, addMonths, type CalendarDate } from '../../calendar/calendar-date.ts';
import { intersection, type Period } from '../../calendar/period.ts';
import type { LeavePlan } from '../../leave/plans/plan.ts';
import type { PolicyRules } from '../../leave/plans/policy.ts';
import type { Amount } from '../../leave/types/amount.ts';
import type { LeaveFacts } from '../balances/engine/leave-facts.ts';
import { blocksDays } from '../requests/request-status.ts';
import { formerCharges, formerHolidayCharges } from './former-charges.ts';
import { type FormerGrant, formerGrants } from './former-grants.ts';
import { type FormerLot, FormerLots } from './former-lots.ts';
import {
  type FormerStretch,
  formerGrantsByKey,
  formerLeaveYear,
  formerStretches,
  formerYearEnds,
} from './former-plan.ts';

/*
 * Engine 1, frozen: how balances were derived before engine 2. The update to engine 2 compares its figures with those of the
 * present engine, and nothing else may import it. Delete the folder once no supported update starts from engine 1; a release
 * that changes the engine puts the then former one beside it or in its place (docs/decisions/0036).
 */

type EntryKind = 'GRANT' | 'ADJUSTMENT' | 'HOLIDAY' | 'TAKEN' | 'LAPSED' | 'FORGIVEN';

/** A former entry of an account, in hundredths of a day or minutes. */
export interface FormerEntry {
  date: CalendarDate;
  kind: EntryKind;
  amount: Amount;
}

interface Movement extends FormerEntry {
  /** Orders the movements of one kind and day. */
  record?: string;
  lotKey?: string;
  grant?: string;
  expiresOn?: CalendarDate | undefined;
}

/** The former entries of the account through the date, in order; other year ends may be given. */
export function formerEntries(
  facts: LeaveFacts,
  until: CalendarDate,
  yearEnds?: readonly CalendarDate[],
): FormerEntry[] {
  const stretches = formerStretches(facts);
  const movements = movementsThrough(until, stretches, facts);
  const first = movements[0]?.date;
  if (first === undefined) return [];
  const ends = yearEnds?.filter((date) => date >= first) ?? formerYearEnds(facts, first, until);
  return settle(movements, stretches, ends, until);
}

/** The sum of the entries through the date. */
export function formerBalance(entries: readonly FormerEntry[], date: CalendarDate): Amount {
  return entries.reduce((sum, entry) => (entry.date <= date ? sum + entry.amount : sum), 0);
}

/** The total grant of a plan's leave year, with the day of its first posting. */
interface FormerYearTotal {
  plan: LeavePlan;
  grant: string;
  date: CalendarDate;
  exact: number;
  total: Amount;
}

/** The totals of all leave years with a grant through the date, in the order of their first postings. */
export function formerYearTotals(facts: LeaveFacts, until: CalendarDate): FormerYearTotal[] {
  const years = grantedYears(until, formerStretches(facts), facts).flatMap(({ plan, grants }) =>
    [...Map.groupBy(grants, ({ grant }) => grant)].flatMap(([grant, posted]) => {
      const known = posted.filter(({ date }) => date <= until);
      const [first, last] = [known[0], known.at(-1)];
      const total = known.reduce((sum, { amount }) => sum + amount, 0);
      return first && last ? [{ plan, grant, date: first.date, exact: last.exact, total }] : [];
    }),
  );
  return years.sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

const ranks = { GRANT: 1, ADJUSTMENT: 2, HOLIDAY: 3, TAKEN: 4, LAPSED: 5, FORGIVEN: 6 } as const;

function movementsThrough(
  until: CalendarDate,
  stretches: readonly FormerStretch[],
  facts: LeaveFacts,
): Movement[] {
  const movements = [
    ...granted(until, stretches, facts),
    ...facts.adjustments.map(
      ({ id, on, amount, expiresOn }): Movement => ({
        date: on,
        kind: 'ADJUSTMENT',
        amount,
        record: id,
        expiresOn,
        ...(amount > 0 && { lotKey: id }),
      }),
    ),
    ...stretches
      .filter(({ rules }) => rules?.chargesHolidays)
      .flatMap((stretch) => {
        const days = employedDays(stretch, until, facts);
        return days ? formerHolidayCharges(days, facts) : [];
      })
      .map(({ date, amount }): Movement => ({ date, kind: 'HOLIDAY', amount: -amount })),
    ...facts.requests
      .filter(({ status, startDate }) => blocksDays(status) && startDate <= until)
      .flatMap((request) =>
        formerCharges(request, facts).map(
          ({ date, amount }): Movement => ({ date, kind: 'TAKEN', amount: -amount, record: request.id }),
        ),
      ),
  ];
  return movements.filter(({ date }) => date <= until).sort(inOrder);
}

function inOrder(one: Movement, other: Movement): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  const byRank = (one.amount > 0 ? 0 : ranks[one.kind]) - (other.amount > 0 ? 0 : ranks[other.kind]);
  if (byRank !== 0) return byRank;
  const [first, second] = [one.record ?? '', other.record ?? ''];
  return first < second ? -1 : first > second ? 1 : 0;
}

function granted(until: CalendarDate, stretches: readonly FormerStretch[], facts: LeaveFacts): Movement[] {
  return grantedYears(until, stretches, facts).flatMap(({ plan, grants }) =>
    grants.map(({ date, amount, grant, yearStart }): Movement => {
      const lotKey = `${plan.id} ${grant} ${yearStart}`;
      return { date, kind: 'GRANT', amount, grant, lotKey };
    }),
  );
}

function grantedYears(
  until: CalendarDate,
  stretches: readonly FormerStretch[],
  facts: LeaveFacts,
): { plan: LeavePlan; grants: FormerGrant[] }[] {
  const plans = new Map(stretches.map(({ plan }) => [plan.id, plan]));
  return [...plans.values()].flatMap((plan) => {
    const offered = stretches.filter((each) => each.plan.id === plan.id && each.rules);
    const [first, last] = [offered[0], offered.at(-1)];
    const whole = first && last && { startDate: first.startDate, endDate: last.endDate };
    const days = whole && employedDays(whole, until, facts);
    const years: { plan: LeavePlan; grants: FormerGrant[] }[] = [];
    if (!days) return years;
    for (
      let year = formerLeaveYear(plan, facts, days.startDate);
      year.startDate <= days.endDate;
      year = formerLeaveYear(plan, facts, addDays(year.endDate, 1))
    ) {
      years.push({ plan, grants: formerGrants(plan, year, facts) });
    }
    return years;
  });
}

function employedDays(stretch: Period, until: CalendarDate, { employment }: LeaveFacts): Period | undefined {
  const { employmentStart: startDate = stretch.startDate, employmentEnd = until } = employment;
  return intersection(stretch, { startDate, endDate: employmentEnd < until ? employmentEnd : until });
}

function settle(
  movements: readonly Movement[],
  stretches: readonly FormerStretch[],
  yearEnds: readonly CalendarDate[],
  until: CalendarDate,
): FormerEntry[] {
  const open = new FormerLots();
  const entries: FormerEntry[] = [];
  let balance = 0;
  const enter = (date: CalendarDate, kind: EntryKind, amount: Amount) => {
    balance += amount;
    if (amount !== 0) entries.push({ date, kind, amount });
  };
  let [movement, yearEnd, stretch] = [0, 0, 0];
  for (;;) {
    const date = earliest(movements[movement]?.date, yearEnds[yearEnd], open.lots[0]?.expiresOn);
    if (date === undefined || date > until) return entries;
    while ((stretches[stretch]?.endDate ?? date) < date) stretch += 1;
    const rules = stretches[stretch]?.rules;
    for (let each = movements[movement]; each?.date === date; each = movements[movement]) {
      enter(date, each.kind, book(each, open, room(each, rules, balance)));
      movement += 1;
    }
    const expired = open.expire(date);
    const isYearEnd = yearEnds[yearEnd] === date;
    if (isYearEnd) yearEnd += 1;
    const { lapsed, forgiven } = isYearEnd ? endOfYear(open, rules, date) : nothing;
    enter(date, 'LAPSED', 0 - expired - lapsed);
    enter(date, 'FORGIVEN', forgiven);
  }
}

const nothing = { lapsed: 0, forgiven: 0 };

function endOfYear(open: FormerLots, rules: PolicyRules | undefined, date: CalendarDate): typeof nothing {
  if (!rules) return nothing;
  const lapsed = carryOver(open, rules, date) + open.expire(date);
  return { lapsed, forgiven: rules.carriesDebt ? 0 : open.forgive() };
}

function earliest(...dates: readonly (CalendarDate | undefined)[]): CalendarDate | undefined {
  return dates.filter((date) => date !== undefined).sort()[0];
}

/** The part of a grant the policy's cap allows. */
function room({ kind }: Movement, rules: PolicyRules | undefined, balance: Amount): Amount {
  const cap = rules?.cap ?? null;
  return kind !== 'GRANT' || cap === null ? Number.POSITIVE_INFINITY : Math.max(0, cap - balance);
}

function book({ date, amount, grant, lotKey, expiresOn }: Movement, open: FormerLots, most: Amount): Amount {
  if (amount < 0) {
    open.draw(-amount, lotKey);
    return amount;
  }
  const credited = Math.min(amount, most);
  const isFixed = expiresOn !== undefined;
  if (credited > 0) open.credit(credited, { key: lotKey ?? '', since: date, grant, expiresOn, isFixed });
  return credited;
}

/** Sets the expiry of the remaining lots, and removes what exceeds the limits. */
function carryOver(open: FormerLots, rules: PolicyRules, date: CalendarDate): Amount {
  let lapsed = 0;
  const grants = formerGrantsByKey(rules);
  for (const [index, [key, { carryLimit, carryMonths }]] of [...grants].entries()) {
    const isOfGrant = ({ isFixed, grant }: FormerLot) =>
      !isFixed && (grant === key || (index === 0 && !grants.has(grant ?? '')));
    const lots = open.lots.filter(isOfGrant);
    const carried = lots.filter(({ expiresOn }) => expiresOn === undefined);
    if (carryMonths !== null && carried.length > 0) {
      open.setExpiry(carried, addDays(addMonths(addDays(date, 1), carryMonths), -1));
    }
    if (carryLimit !== null) {
      lapsed += open.limit(
        open.lots.filter((lot) => lots.includes(lot)),
        carryLimit,
      );
    }
  }
  return lapsed;
}
