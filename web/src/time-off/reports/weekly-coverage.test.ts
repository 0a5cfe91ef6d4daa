import { expect, test } from 'vitest';
import { shareAway, weeksOfCoverage } from './weekly-coverage.ts';

test('each week shows its thinnest day, the first of several', () => {
  const days = [
    { date: '2026-01-01', people: 10, away: 2 },
    { date: '2026-01-02', people: 5, away: 2 },
    { date: '2026-01-12', people: 10, away: 0 },
    { date: '2026-01-13', people: 10, away: 0 },
    { date: '2026-01-19', people: 0, away: 0 },
  ];
  expect(weeksOfCoverage({ people: 10, days }, 1)).toEqual([
    { startDate: '2025-12-29', thinnest: days[1] },
    { startDate: '2026-01-05' },
    { startDate: '2026-01-12', thinnest: days[2] },
    { startDate: '2026-01-19' },
  ]);
  expect(weeksOfCoverage({ people: 0, days: [] }, 1)).toEqual([]);
});

test('without people, the share is zero', () => {
  expect(shareAway({ people: 0, away: 0 })).toBe(0);
  expect(shareAway({ people: 4, away: 1 })).toBe(0.25);
});
