import { expect, test } from 'vitest';
import { grant, person, plan, rules } from '../../testing/leave-worlds.ts';
import type { LeaveAdjustment } from './engine/leave-facts.ts';
import { openingEffect, withOpening } from './opening-effect.ts';

const thirty = plan(rules(30, { grants: [grant(30, { carryLimit: 500, carryMonths: 3 })] }));
const opening: LeaveAdjustment = {
  id: 'new',
  amount: 1200,
  on: '2026-08-31',
  reason: 'Opening balance',
  opening: 'BALANCE',
};

test('a balance has the entry that makes it so, and the next expiry', () => {
  const effect = { entry: -1800, balance: 1200, expires: '2026-12-31' };
  expect(openingEffect(person(thirty), opening)).toEqual(effect);
  // Once stored, the same import has the same effect.
  const stored = person(thirty, { adjustments: [{ ...opening, id: 'stored' }] });
  expect(openingEffect(stored, opening)).toEqual(effect);
  expect(withOpening(stored, opening).adjustments).toEqual([opening]);
});

test('what was carried over expires by the policy', () => {
  const carried = { ...opening, amount: 400, on: '2026-02-01', opening: 'CARRIED_OVER' } as const;
  expect(openingEffect(person(thirty), carried)).toEqual({
    entry: 400,
    balance: 3400,
    expires: '2026-03-31',
  });
});

test('the balance of someone who has left is payable', () => {
  const left = person(thirty, { left: '2026-06-30' });
  expect(openingEffect(left, { ...opening, amount: 450 })).toMatchObject({ entry: -1050, balance: 450 });
});
