import { expect, test } from 'vitest';
import { englishTexts } from '../../../testing/english.ts';
import { grant, person, plan, rules } from '../../../testing/leave-worlds.ts';
import { keptAnswer, leaveKept } from './leave-kept.ts';

const carrying = plan(rules(30, { grants: [grant(30, { carryLimit: null, carryMonths: 3 })] }));
const before = person(carrying, { joined: '2026-01-01' });
const ill = {
  type: 'SICK_LEAVE',
  name: 'Sick',
  startDate: '2026-11-01',
  endDate: '2027-03-22',
  protects: { monthsAfterYear: 15 },
};

test('an illness keeps the 23 of 30 days that could not be taken', () => {
  const kept = leaveKept(before, { ...before, absences: [ill] });
  expect(kept.map((each) => keptAnswer(each, englishTexts))).toEqual([
    {
      type: 'VACATION',
      unit: 'DAY',
      amount: 23,
      date: '2027-03-31',
      text: 'Vacation: 23 days that would expire on 31 March 2027. Kept until 31 March 2028: Sick Sun 1 Nov 2026 to Mon 22 Mar 2027',
    },
  ]);
});

test('a second absence keeps only what the first one did not', () => {
  const day = { ...ill, startDate: '2027-03-23', endDate: '2027-03-23' };
  const first = { ...before, absences: [ill] };
  expect(leaveKept(first, { ...before, absences: [ill, day] })).toMatchObject([
    { amount: 100, date: '2027-03-31' },
  ]);
  expect(leaveKept(first, first)).toEqual([]);
});
