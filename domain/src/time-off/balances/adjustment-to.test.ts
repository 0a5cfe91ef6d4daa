import fc from 'fast-check';
import { expect, test } from 'vitest';
import { includes } from '../../calendar/period.ts';
import { numberOf } from '../../leave/types/amount.ts';
import { anyDay, anyLeave } from '../../testing/any-leave.ts';
import { grant, person, plan, rules } from '../../testing/leave-worlds.ts';
import { adjustmentTo } from './adjustment-to.ts';
import { account } from './engine/account.ts';
import { entitlementOn } from './leave-balance.ts';

test('a set total is reached whatever the rules and records, unless the plan changes within the year', () => {
  fc.assert(
    fc.property(anyLeave, anyDay, fc.integer({ min: -1000, max: 9000 }), (facts, day, amount) => {
      const wanted = numberOf(amount, facts.type.unit);
      const set = adjustmentTo(wanted, facts, day);
      if (!set) {
        const { leaveYear } = account(facts, day);
        expect(facts.terms.some(({ from }) => includes(leaveYear, from))).toBe(true);
        return;
      }
      const adjustments = [...facts.adjustments, { ...set, id: 'set', reason: 'Set' }];
      expect(entitlementOn({ ...facts, adjustments }, day).total).toBe(wanted);
    }),
    { numRuns: 200 },
  );
});

test('a small deduction beside much leave that expires within the year', () => {
  const german = rules(30, { grants: [grant(30, { carryLimit: null, carryMonths: 3 })] });
  const ann = person(plan({ '2025-01-01': german }));
  expect(entitlementOn(ann, '2026-08-03').total).toBe(30);
  expect(adjustmentTo(29.5, ann, '2026-08-03')).toEqual({ on: '2026-01-01', amount: -3050 });
});

test('in a leave year cut by a change of plan it counts to that end', () => {
  const [yearly, fromApril] = [
    plan({ '2025-01-01': rules(24) }),
    plan({ '2025-01-01': rules(24) }, { id: 'other', yearStart: '04-01' }),
  ];
  const ann = person(yearly, { terms: [{ from: '2026-03-01', plan: fromApril }] });
  expect(adjustmentTo(30, ann, '2026-02-02')).toEqual({ on: '2026-01-01', amount: 2400 });
});

test('beside leave that expires on its day it counts after earlier adjustments', () => {
  const owing = rules(0, { carriesDebt: true, overdraft: null });
  const ann = person(plan({ '2025-01-01': owing }), {
    adjustments: [
      { id: 'debt', on: '2025-12-31', amount: -2, reason: 'A debt' },
      { id: 'first', on: '2026-01-01', amount: 1, expiresOn: '2026-01-01', reason: 'A present' },
    ],
  });
  const set = adjustmentTo(0.01, ann, '2026-08-03');
  expect(set).toEqual({ on: '2026-01-01', amount: 2 });
  const adjustments = [...ann.adjustments, { on: '2026-01-01', amount: 2, id: 'second', reason: 'Set' }];
  expect(entitlementOn({ ...ann, adjustments }, '2026-08-03').total).toBe(0.01);
});
