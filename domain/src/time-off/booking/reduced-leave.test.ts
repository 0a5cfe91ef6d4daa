import { expect, test } from 'vitest';
import { person, plan, rules } from '../../testing/leave-worlds.ts';
import { reducedLeave } from './reduced-leave.ts';

const reduced = rules(30, { reducedByAbsence: true, rounding: null });
const ann = person(plan(reduced));
const march = { startDate: '2026-03-01', endDate: '2026-03-31' };

test('unpaid leave says what it takes from other types', () => {
  // 30 × 31/365
  expect(reducedLeave(march, { reducesLeave: 'DAYS', accounts: [ann] })).toEqual([
    { type: 'VACATION', amount: 2.55 },
  ]);
  expect(reducedLeave(march, { reducesLeave: 'NONE', accounts: [ann] })).toEqual([]);
  expect(reducedLeave(march, { reducesLeave: 'DAYS', accounts: [person(plan(rules(30)))] })).toEqual([]);
});

test('parental leave takes a twelfth a full month, once HR says so', () => {
  const fromMarch = { startDate: '2026-03-01', endDate: '2026-12-31' };
  expect(reducedLeave(fromMarch, { reducesLeave: 'FULL_MONTHS', accounts: [ann] })).toEqual([
    { type: 'VACATION', amount: 25, onlyByHr: true },
  ]);
});

test('over two leave years, it takes from both', () => {
  const winter = { startDate: '2026-12-01', endDate: '2027-01-31' };
  expect(reducedLeave(winter, { reducesLeave: 'DAYS', accounts: [ann] })).toEqual([
    { type: 'VACATION', amount: 5.1 },
  ]);
});
