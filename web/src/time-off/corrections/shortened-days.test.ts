import { expect, test } from 'vitest';
import { endHalfOf, shortenedDays } from './shortened-days.ts';

const week = { startDate: '2026-08-03', endDate: '2026-08-07', startHalf: 'AM', endHalf: 'PM' } as const;
const halves = { takesHalves: true, from: '2026-08-03', today: '2026-07-01' };

test.each([
  ['a week in halves', week, halves, ['2026-08-03', '2026-08-07', '2026-08-06', 'PM']],
  [
    'a week in whole days',
    week,
    { ...halves, takesHalves: false },
    ['2026-08-03', '2026-08-06', '2026-08-06', 'PM'],
  ],
  [
    'a day in the middle',
    week,
    { ...halves, today: '2026-08-05' },
    ['2026-08-03', '2026-08-07', '2026-08-05', 'PM'],
  ],
  [
    'a single day',
    { ...week, endDate: '2026-08-03' },
    halves,
    ['2026-08-03', '2026-08-03', '2026-08-03', 'AM'],
  ],
  [
    'a request that ends in the morning',
    { ...week, endHalf: 'AM' as const },
    halves,
    ['2026-08-03', '2026-08-06', '2026-08-06', 'PM'],
  ],
])('%s can be shortened', (_what, request, by, expected) => {
  const { first, last, initial } = shortenedDays(request, by);
  expect([first, last, initial.endDate, initial.endHalf]).toEqual(expected);
});

test.each([
  ['a middle day', week, '2026-08-05', { endHalf: 'AM', isChoice: true }],
  ['the last day', week, '2026-08-07', { endHalf: 'AM', isChoice: false }],
  [
    'the first afternoon',
    { ...week, startHalf: 'PM' as const },
    '2026-08-03',
    { endHalf: 'PM', isChoice: false },
  ],
])('the new last half of %s', (_what, request, endDate, expected) => {
  expect(endHalfOf(request, { endDate, endHalf: 'AM' }, true)).toEqual(expected);
});
