import { expect, test } from 'vitest';
import { employmentWith } from './any-employment.ts';

test('employments follow each other after the gap', () => {
  const flags = { countsEarlier: true, keepsBalance: false };
  const breaks = [{ stayed: 9, gap: 0, ...flags }];
  expect(employmentWith({ joined: undefined, firstDay: '2026-01-01', breaks, stayed: null })).toEqual({
    employmentStart: '2026-01-11',
    employmentEnd: undefined,
    ...flags,
    earlierEmployments: [
      { startDate: undefined, endDate: '2026-01-10', countsEarlier: false, keepsBalance: false },
    ],
  });
});
