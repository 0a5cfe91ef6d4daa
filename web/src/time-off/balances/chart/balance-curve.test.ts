import { expect, test } from 'vitest';
import { balanceAtMonthEnds, balanceRange, balanceSteps, linePath, positionOf } from './balance-curve.ts';

const year = { startDate: '2026-01-01', endDate: '2026-12-31' };
const entries = [
  { date: '2026-01-01', balance: 24 },
  { date: '2026-03-02', balance: 23 },
  { date: '2026-03-03', balance: 22 },
  { date: '2026-12-31', balance: 18 },
  { date: '2026-12-31', balance: 0 },
];
const steps = balanceSteps({ opening: 4, entries }, year);

test('the balance of a day is the one after its last entry', () => {
  expect(steps).toEqual([
    { from: '2026-01-01', balance: 24 },
    { from: '2026-03-02', balance: 23 },
    { from: '2026-03-03', balance: 22 },
    { from: '2026-12-31', balance: 0 },
  ]);
  expect(balanceSteps({ opening: 4, entries: [] }, year)).toEqual([{ from: '2026-01-01', balance: 4 }]);
});

test('month ends are those of the leave year, which may begin and end within a month', () => {
  expect(balanceAtMonthEnds(steps, year).map(({ balance }) => balance)).toEqual([
    24, 24, 22, 22, 22, 22, 22, 22, 22, 22, 22, 0,
  ]);
  const inJune = { startDate: '2026-06-15', endDate: '2026-08-14' };
  expect(balanceAtMonthEnds(steps, inJune).map(({ date }) => date)).toEqual([
    '2026-06-30',
    '2026-07-31',
    '2026-08-14',
  ]);
});

test('the line steps from day to day', () => {
  expect(positionOf('2026-07-02', year)).toBeCloseTo(0.5, 2);
  expect(balanceRange(steps)).toEqual({ lowest: 0, highest: 24 });
  expect(balanceRange([{ from: '2026-01-01', balance: -2 }])).toEqual({ lowest: -2, highest: 1 });
  const week = { startDate: '2026-03-01', endDate: '2026-03-07' };
  const short = balanceSteps({ opening: 4, entries: [{ date: '2026-03-02', balance: 2 }] }, week);
  expect(linePath(short, week, week)).toBe('M0 0H14.29V50H100');
  expect(linePath(short, week, { startDate: '2026-03-03', endDate: '2026-03-07' })).toBe('M28.57 50H100');
});
