import { expect, test } from 'vitest';
import { coverage, presentPercent } from './coverage.ts';

const friday = '2026-08-07';
const monday = '2026-08-10';

test('business days only, each person once, and nobody from elsewhere', () => {
  const absences = [
    { requesterId: 'ann', startDate: friday, endDate: friday },
    { requesterId: 'ann', startDate: friday, endDate: monday },
    { requesterId: 'bea', startDate: monday, endDate: monday },
    { requesterId: 'stranger', startDate: friday, endDate: monday },
  ];
  expect(
    coverage({ startDate: friday, endDate: monday }, { peopleIds: ['ann', 'bea', 'cem'], absences }),
  ).toEqual({
    people: 3,
    days: [
      { date: friday, away: 1 },
      { date: monday, away: 2 },
    ],
  });
});

test.each([
  [0, 3, 100],
  [1, 3, 67],
  [3, 3, 0],
])('%i of %i away leaves %i percent', (away, people, percent) => {
  expect(presentPercent(away, people)).toBe(percent);
});

test('where there is nobody, there is no share', () => {
  expect(presentPercent(0, 0)).toBeUndefined();
});
