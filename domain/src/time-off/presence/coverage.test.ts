import { expect, test } from 'vitest';
import { coverage, presentPercent, wholePercent } from './coverage.ts';

const friday = '2026-08-07';
const monday = '2026-08-10';

test('business days only, each person once, no outsiders', () => {
  const absences = [
    { requesterId: 'ann', startDate: friday, endDate: friday },
    { requesterId: 'ann', startDate: friday, endDate: monday },
    { requesterId: 'bea', startDate: monday, endDate: monday },
    { requesterId: 'stranger', startDate: friday, endDate: monday },
  ];
  expect(
    coverage(
      { startDate: friday, endDate: monday },
      { people: ['ann', 'bea', 'cem'].map((id) => ({ id })), absences },
    ),
  ).toEqual({
    people: 3,
    days: [
      { date: friday, people: 3, away: 1 },
      { date: monday, people: 3, away: 2 },
    ],
  });
});

test('before and after their employment people are neither counted nor away', () => {
  const people = [
    { id: 'ann' },
    { id: 'bea', employmentStart: monday },
    { id: 'cem', employmentEnd: friday },
    { id: 'dee', employmentStart: '2026-09-01' },
  ];
  const absences = people.map(({ id }) => ({ requesterId: id, startDate: friday, endDate: monday }));
  expect(coverage({ startDate: friday, endDate: monday }, { people, absences })).toEqual({
    people: 3,
    days: [
      { date: friday, people: 2, away: 2 },
      { date: monday, people: 2, away: 2 },
    ],
  });
});

test.each([
  [0, 3, 100],
  [1, 3, 66.7],
  [1, 250, 99.6],
  [1, 5000, 99.9],
  [4999, 5000, 0.1],
  [3, 3, 0],
])('%i of %i away leaves %i percent', (away, people, percent) => {
  expect(presentPercent(away, people)).toBe(percent);
});

test.each([
  [0, 0],
  [0.1, 1],
  [66.7, 67],
  [78.6, 79],
  [99.9, 99],
  [100, 100],
])('%d percent are shown as %i', (percent, shown) => {
  expect(wholePercent(percent)).toBe(shown);
});

test('without people there is no share', () => {
  expect(presentPercent(0, 0)).toBeUndefined();
});
