import { expect, test } from 'vitest';
import { type KnownHoliday, suggestionsFor } from './suggestion.ts';

const christmas: KnownHoliday = {
  begins: '2026-12-25 00:00:00',
  hours: 24,
  name: 'Christmas Day',
  isPublic: true,
};

test.each([
  ['a public holiday', {}, [{ date: '2026-12-25', name: 'Christmas Day', preselected: true }]],
  ['another day', { isPublic: false }, [{ date: '2026-12-25', name: 'Christmas Day', preselected: false }]],
  [
    'one that begins in the afternoon',
    { begins: '2026-12-24 14:00:00', hours: 10 },
    [{ date: '2026-12-24', name: 'Christmas Day', preselected: true, half: 'PM' }],
  ],
  [
    'one that begins at noon',
    { begins: '2026-12-24 12:00:00', hours: 12 },
    [{ date: '2026-12-24', name: 'Christmas Day', preselected: true, half: 'PM' }],
  ],
  ['one of another year', { begins: '2025-12-25 00:00:00' }, []],
])('%s is suggested for its year', (_name, given, expected) => {
  expect(suggestionsFor(2026, [{ ...christmas, ...given }])).toEqual(expected);
});

test.each([
  [96, 4],
  [95, 4],
  [90, 3],
  [23, 1],
  [10, 1],
])('a feast of %i hours is suggested for %i days', (hours, days) => {
  expect(suggestionsFor(2026, [{ ...christmas, begins: '2026-03-19 00:00:00', hours }])).toHaveLength(days);
});

test('a feast over New Year has its days in each year', () => {
  const feast = { ...christmas, begins: '2026-12-31 00:00:00', hours: 48 };
  expect(suggestionsFor(2026, [feast]).map(({ date }) => date)).toEqual(['2026-12-31']);
  expect(suggestionsFor(2027, [feast]).map(({ date }) => date)).toEqual(['2027-01-01']);
});

test('days are in order, each once, and public holidays take precedence', () => {
  const on = (begins: string, name: string, isPublic: boolean) => ({ ...christmas, begins, name, isPublic });
  const suggested = suggestionsFor(2008, [
    on('2008-05-01 00:00:00', 'Labour Day', true),
    on('2008-05-01 00:00:00', 'Ascension Day', true),
    on('2008-01-01 00:00:00', 'A saint', false),
    on('2008-01-01 13:00:00', 'The rest of a night', true),
    on('2008-01-01 00:00:00', 'New Year', true),
  ]);
  expect(suggested).toEqual([
    { date: '2008-01-01', name: 'New Year', preselected: true },
    { date: '2008-05-01', name: 'Labour Day / Ascension Day', preselected: true },
  ]);
});
