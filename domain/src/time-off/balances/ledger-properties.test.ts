import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { daysOf } from '../../calendar/period.ts';
import { fromFirstDay } from '../../leave/earning/year-ends.ts';
import { rulesOn, rulesOverTime } from '../../leave/plans/plan.ts';
import { isUnlimited, type PolicyRules } from '../../leave/plans/policy.ts';
import { anyDay, anyLeave, anySpan } from '../../testing/any-leave.ts';
import { type Half, halfDays } from '../../work-time/half-day.ts';
import { type Holiday, placeWith } from '../../work-time/place.ts';
import type { LedgerEntry } from './engine/account-state.ts';
import { isCovered } from './engine/booking-check.ts';
import { charges, sumOf } from './engine/charges/charges.ts';
import { bookable, horizonOf } from './engine/cover.ts';
import type { LeaveFacts, Span } from './engine/leave-facts.ts';
import { balanceOn, ledger } from './engine/ledger.ts';

const end = '2029-12-31';
const sum = (parts: readonly { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0);

describe('for any rules and records', () => {
  test('running sums are the balances, and the open lots and debts the last balance', () => {
    fc.assert(
      fc.property(anyLeave, (facts) => {
        const { entries, lots, debts } = ledger(facts, end);
        let balance = 0;
        for (const entry of entries) {
          balance += entry.amount;
          expect(entry.balance).toBe(balance);
          expect(Number.isInteger(entry.amount)).toBe(true);
          expect(entry.amount === 0).toBe(entry.kind === 'KEPT');
        }
        expect(sum(lots) - sum(debts)).toBe(balance);
        expect(lots.length === 0 || debts.length === 0).toBe(true);
        expect([...lots, ...debts].every(({ amount }) => amount > 0)).toBe(true);
        expect(balanceOn(entries, end)).toBe(balance);
      }),
      { numRuns: 200 },
    );
  });

  test('the past is a prefix of the future', () => {
    fc.assert(
      fc.property(anyLeave, anyDay, (facts, day) => {
        const future = ledger(facts, end).entries;
        const past = ledger(facts, day).entries;
        expect(past).toEqual(future.slice(0, past.length));
        expect(future.slice(past.length).every(({ date }) => date > day)).toBe(true);
        const dates = future.map(({ date }) => date);
        expect(dates).toEqual(dates.toSorted());
      }),
      { numRuns: 200 },
    );
  });

  test('the order of booking does not matter', () => {
    fc.assert(
      fc.property(anyLeave, fc.func(fc.nat()), (facts, chance) => {
        const mixed = <Item>(items: readonly Item[]) =>
          items
            .map((item, index) => ({ item, place: chance(index) }))
            .sort((one, other) => one.place - other.place)
            .map(({ item }) => item);
        const other = { ...facts, requests: mixed(facts.requests), adjustments: mixed(facts.adjustments) };
        expect(ledger(other, end)).toEqual(ledger(facts, end));
      }),
      { numRuns: 300 },
    );
  });

  test('each charge is deducted once', () => {
    fc.assert(
      fc.property(anyLeave, (facts) => {
        const takenOf = (id: string) =>
          ledger(facts, end)
            .entries.filter(({ cause }) => cause.kind === 'REQUEST' && cause.requestId === id)
            .map(({ date, amount }) => ({ date, amount: -amount }));
        for (const request of facts.requests) {
          const isHeld = request.status === 'APPROVED' || request.status === 'PENDING';
          const charged = charges(request, facts).filter(({ amount }) => amount > 0);
          const expected = isHeld ? charged.map(({ date, amount }) => ({ date, amount })) : [];
          expect(takenOf(request.id)).toEqual(expected);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('expiry only deducts, at most once a day, and only debt is forgiven', () => {
    fc.assert(
      fc.property(anyLeave, (facts) => {
        const { entries } = ledger(facts, end);
        const lapses = entries.filter(({ kind }) => kind === 'LAPSED');
        for (const { amount, balance, lots } of lapses) {
          expect(amount).toBeLessThan(0);
          expect(sum(lots)).toBe(-amount);
          expect(balance).toBeGreaterThanOrEqual(0);
        }
        expect(new Set(lapses.map(({ date }) => date)).size).toBe(lapses.length);
        // The debt of a reduction stays.
        const keepsDebt = (facts.reducing ?? []).length > 0;
        for (const { amount, balance } of entries.filter(({ kind }) => kind === 'FORGIVEN')) {
          expect([amount > 0, balance === 0 || (keepsDebt && balance < 0)]).toEqual([true, true]);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('a new holiday raises no charge', () => {
    const anyHalf = fc.constantFrom<Half | undefined>(...halfDays, undefined);
    fc.assert(
      fc.property(anyLeave, anySpan, fc.tuple(anyDay, anyHalf), (facts, span, [date, half]) => {
        const after = withHoliday({ date, half, name: 'New' }, facts);
        for (const each of [span, ...facts.requests]) {
          expect(sumOf(charges(each, after))).toBeLessThanOrEqual(sumOf(charges(each, facts)));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a covered request deepens no debt, at any horizon', () => {
    let covered = 0;
    let refused = 0;
    fc.assert(
      fc.property(anyLeave, anySpan, (facts, span) => {
        const isAllowed = isCovered(span, facts);
        if (isAllowed) covered += 1;
        else refused += 1;
        const before = depthsOf(facts, span);
        const deeper = [...depthsOf(withRequest(span, facts), span)].some(
          ([date, depth]) => depth > Math.max(0, before.get(date) ?? 0),
        );
        expect(deeper).toBe(!isAllowed);
      }),
      { numRuns: 500 },
    );
    expect(Math.min(covered, refused)).toBeGreaterThan(30);
  });

  test('one day can be booked exactly if its charge is bookable on it', () => {
    fc.assert(
      fc.property(anyLeave, anyDay, (facts, day) => {
        const most = bookable(facts, day);
        const span = { startDate: day, endDate: day };
        const charge = sumOf(charges(span, facts));
        fc.pre(charge > 0 && rulesOn(facts, day) !== undefined && fromFirstDay(day, facts) === day);
        // A balance stated for the day stays, whatever is booked on it.
        fc.pre(facts.adjustments.every(({ opening, on }) => opening !== 'BALANCE' || on !== day));
        if (most !== null) expect(isCovered(span, facts)).toBe(charge <= most);
      }),
      { numRuns: 300 },
    );
  });
});

function withRequest(span: Span, facts: LeaveFacts): LeaveFacts {
  return { ...facts, requests: [...facts.requests, { ...span, id: 'wanted', status: 'PENDING' }] };
}

function withHoliday(holiday: Holiday, facts: LeaveFacts): LeaveFacts {
  const [first, ...later] = facts.terms.map((terms) => {
    const others = [...terms.place.holidays.values()].filter(({ date }) => date !== holiday.date);
    const half = terms.place.holidays.has(holiday.date) ? undefined : holiday.half;
    return { ...terms, place: placeWith([...others, { ...holiday, half }]) };
  });
  return first ? { ...facts, terms: [first, ...later] } : facts;
}

/** How far the entries exceed the overdraft on each day, six years ahead. */
function depthsOf(facts: LeaveFacts, span: Span): Map<CalendarDate, number> {
  const last = addDays(horizonOf(facts, span.endDate), 2200);
  const { entries } = ledger(facts, last);
  const forgivenOn = new Map(
    entries.filter(({ kind }) => kind === 'FORGIVEN').map((each) => [each.date, each.amount]),
  );
  const depths = new Map<CalendarDate, number>();
  let place = 0;
  let balance = 0;
  let limit: number | undefined;
  for (const { startDate, endDate, rules } of rulesOverTime(facts)) {
    limit = limitUnder(rules, limit);
    for (const date of daysThrough(endDate < last ? endDate : last, startDate)) {
      for (let entry = entries[place]; entry && dayOf(entry) <= date; entry = entries[place]) {
        balance = entry.balance;
        place += 1;
      }
      const owed = (forgivenOn.get(date) ?? 0) - balance;
      depths.set(date, limit === undefined ? Number.NEGATIVE_INFINITY : owed - limit);
    }
  }
  return depths;
}

/** What was carried over follows the end of its day. */
function dayOf({ date, opening }: LedgerEntry): CalendarDate {
  return opening?.isCarriedOver ? addDays(date, 1) : date;
}

/** A type that is no longer offered keeps its last limit. */
function limitUnder(rules: PolicyRules | undefined, before: number | undefined): number | undefined {
  if (!rules) return before;
  return isUnlimited(rules) ? undefined : (rules.overdraft ?? 0);
}

function daysThrough(endDate: CalendarDate, from: CalendarDate): CalendarDate[] {
  return daysOf({ startDate: from < '2020-01-01' ? '2020-01-01' : from, endDate });
}
