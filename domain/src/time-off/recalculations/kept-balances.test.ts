import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { anyDay, anyLeave } from '../../testing/any-leave.ts';
import { approved, grant, person, plan, rules } from '../../testing/leave-worlds.ts';
import type { LeaveFacts } from '../balances/engine/leave-facts.ts';
import { balanceOn, ledger } from '../balances/engine/ledger.ts';
import { adjustmentsToKeep, checkDaysToKeep, type KeepingAdjustment } from './kept-balances.ts';

function adjusted(facts: LeaveFacts, made: readonly KeepingAdjustment[]): LeaveFacts {
  const adjustments = made.map((each, index) => ({ ...each, id: `zz${index}`, reason: 'Kept' }));
  return { ...facts, adjustments: [...facts.adjustments, ...adjustments] };
}

const day = (on: CalendarDate, before: number, after: number) => {
  return { on, before, after, isListed: before !== after };
};

const balance = (facts: LeaveFacts, on: CalendarDate) => balanceOn(ledger(facts, on).entries, on);

test('one adjustment keeps all later days, too', () => {
  const facts = person(plan(rules(24, { grants: [grant(24, { carryLimit: null })] })), {
    joined: '2026-01-01',
  });
  const days = [day('2026-11-25', 3000, 2400), day('2026-12-31', 3000, 2400), day('2027-01-01', 5400, 4800)];
  expect(adjustmentsToKeep(facts, days)).toEqual([{ on: '2026-11-25', amount: 600 }]);
});

test('what would expire at once at the end of a leave year is returned on the day after', () => {
  const facts = person(plan(rules(24)), { joined: '2026-01-01' });
  const days = [day('2026-12-31', 2400, 0), day('2027-01-01', 4200, 2400)];
  const made = adjustmentsToKeep(facts, days);
  expect(made).toEqual([{ on: '2027-01-01', amount: 1800 }]);
  expect(balance(adjusted(facts, made), '2027-01-01')).toBe(4200);
});

test('a balance that was higher only until a day is higher only until that day', () => {
  const facts = person(plan(rules(24, { grants: [grant(24, { carryLimit: null })] })), {
    joined: '2026-01-01',
  });
  const days = [day('2026-12-31', 2600, 2400), day('2027-01-01', 4800, 4800), day('2027-03-31', 4700, 4800)];
  expect(adjustmentsToKeep(facts, days)).toEqual([
    { on: '2026-12-31', amount: 200 },
    { on: '2027-01-01', amount: -200 },
    { on: '2027-03-31', amount: -100 },
  ]);
});

test('leave taken since does not change what is returned', () => {
  const facts = person(plan(rules(24)), { joined: '2026-01-01' });
  const later = { ...facts, requests: [approved('2026-12-07', '2026-12-11')] };
  const days = [day('2026-11-25', 3000, 2400)];
  expect(adjustmentsToKeep(later, days)).toEqual(adjustmentsToKeep(facts, days));
});

describe('closed days', () => {
  const facts = person(plan(rules(24)), { joined: '2026-01-01' });
  const days = [day('2026-12-31', 2400, 0), day('2027-01-01', 4200, 2400)];

  test('no adjustment is dated on a closed day', () => {
    expect(adjustmentsToKeep(facts, days, '2026-12-31')).toEqual([{ on: '2027-01-01', amount: 1800 }]);
    expect(adjustmentsToKeep(facts, days, '2027-01-01')).toEqual([]);
  });

  test('an account without an open day is refused by name', () => {
    expect(checkDaysToKeep(days, 'Ada', '2026-12-31')).toEqual({ refused: false });
    expect(checkDaysToKeep(days, 'Ada')).toEqual({ refused: false });
    expect(checkDaysToKeep(days, 'Ada', '2027-01-01')).toMatchObject({
      code: 'YEAR_CLOSED',
      message:
        'The corrected days of Ada are closed; accept the new balance or make an adjustment in the open year',
    });
  });
});

test('under any rules, a kept balance rises by the difference on each day, unless it expires with the day', () => {
  fc.assert(
    fc.property(anyLeave, anyDay, fc.integer({ min: -900, max: 900 }), (facts, on, by) => {
      const after = balance(facts, on);
      const next = addDays(on, 1);
      const made = adjustmentsToKeep(facts, [day(on, after + by, after), day(next, by, 0)]);
      const kept = adjusted(facts, made);
      const isKept = balance(kept, on) === after + by;
      const isKeptNext = balance(kept, next) === balance(facts, next) + by;
      // If the day after also ends a leave year, nothing can be kept on it either.
      expect(isKept || isKeptNext || made.length === 0).toBe(true);
      expect(made.every((each) => each.on === on || each.on === next)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
