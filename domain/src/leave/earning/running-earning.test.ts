import { expect, test } from 'vitest';
import { person, plan, rules } from '../../testing/leave-worlds.ts';
import { earningsIn } from './earning.ts';
import { raisedFormula } from './posting-formula.ts';
import { ratesOver } from './rates.ts';
import { runningEarning } from './running-earning.ts';

const year = { startDate: '2026-01-01', endDate: '2026-12-31' };

test('a total raised to a minimum says both', () => {
  const rate = { full: 2000, perYear: 2000, share: 1 };
  const least = { exact: 2000, parts: [{ rate, periods: 12, number: 12 }] };
  const plain = { amount: 1500, formula: undefined };
  const beside = { minimum: least, reached: 2000, others: 0, unit: 'DAY' } as const;
  expect(raisedFormula(plain, beside)).toEqual('15, raised to the minimum of 20');
  expect(raisedFormula(plain, { ...beside, reached: 1600, others: 400 })).toEqual(
    '15, raised to 16, as the minimum of all parts together is 20',
  );
});

test('what a plan has earned grows with its instalments', () => {
  const monthly = person(plan(rules(24, { accrual: { every: 'MONTH', at: 'END', anchor: null } })));
  const [earning] = earningsIn(year, monthly);
  const running = earning && runningEarning({ earning, rates: ratesOver(earning.days, '', earning) });
  expect(running?.on('2026-03-31', false)).toMatchObject({
    parts: [{ periods: 3, number: 12 }],
    isComplete: false,
  });
  expect(running?.on('2026-12-31', false)).toMatchObject({ parts: [{ periods: 12 }], isComplete: true });
});
