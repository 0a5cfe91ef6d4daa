import { expect, test } from 'vitest';
import { person, plan, rules } from '../../testing/leave-worlds.ts';
import { NaiveDays } from '../../testing/naive-days.ts';
import { fraction } from '../../testing/naive-fraction.ts';
import { reductionsOf, takenBy } from '../../testing/naive-reduction.ts';
import type { ReducingAbsence } from '../plans/plan.ts';
import { reducedFormula, reductionFormula } from './posting-formula.ts';
import { reductionsIn, shareTaken } from './reduction.ts';

const year = { startDate: '2027-01-01', endDate: '2027-12-31' };
const months: ReducingAbsence = {
  requestId: 'months',
  startDate: '2026-12-15',
  endDate: '2027-03-30',
  reduces: 'FULL_MONTHS',
};
const days: ReducingAbsence = {
  requestId: 'days',
  startDate: '2027-05-03',
  startHalf: 'PM',
  endDate: '2027-05-05',
  reduces: 'DAYS',
};

test('an absence takes its months or days of the leave year, from its first day in it', () => {
  const facts = person(plan(rules(30)), { reducing: [months, days] });
  const found = reductionsIn(year, facts);
  expect(found).toEqual([
    { absence: months, date: '2027-01-01', part: 2, whole: 12 },
    { absence: days, date: '2027-05-03', part: 2.5, whole: 365 },
  ]);
  expect(shareTaken(found)).toBe(2 / 12 + 2.5 / 365);
  expect(shareTaken(Array(9).fill(found[0]))).toBe(1);
  const naive = reductionsOf(0, year, new NaiveDays(facts));
  expect(naive).toEqual([
    { date: '2027-01-01', share: fraction(2, 12) },
    { date: '2027-05-03', share: fraction(5, 730) },
  ]);
  expect(takenBy(naive.slice(0, 1))).toEqual(fraction(1, 6));
});

test('nothing is taken outside the employment', () => {
  const facts = person(plan(rules(30)), { joined: '2027-05-04', reducing: [months, days] });
  expect(reductionsIn(year, facts)).toMatchObject([{ date: '2027-05-04', part: 2 }]);
});

test('the formulas say what an absence takes, and what it leaves', () => {
  const reduction = {
    absence: { ...days, type: { name: 'Unpaid Leave' } },
    date: '2027-05-03',
    part: 31,
    whole: 365,
  };
  const of = { exact: 3000, amount: -255, unit: 'DAY' } as const;
  expect(reductionFormula(reduction, of)).toEqual(
    '30 × 31/365 = −2.55, Unpaid Leave Mon 3 to Wed 5 May 2027',
  );
  expect(reductionFormula({ ...reduction, absence: days }, of)).toEqual(
    '30 × 31/365 = −2.55, absence Mon 3 to Wed 5 May 2027',
  );
  expect(reducedFormula(undefined, 3000, 2745, 'DAY')).toEqual('30, 27.45 after absences');
});
