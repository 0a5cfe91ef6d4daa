import { expect, test } from 'vitest';
import { digestKinds, isDigestDue } from './digest-day.ts';

// Monday to Sunday.
const dates = [
  '2026-08-03',
  '2026-08-04',
  '2026-08-05',
  '2026-08-06',
  '2026-08-07',
  '2026-08-08',
  '2026-08-09',
];

function dueOn(kind: (typeof digestKinds)[number], off: readonly string[]): string[] {
  return dates.filter((today) =>
    isDigestDue(
      kind,
      dates.filter((date) => date <= today).map((date) => ({ date, isOff: off.includes(date) })),
      today,
    ),
  );
}

test('there are two kinds', () => expect(digestKinds).toEqual(['DAILY', 'WEEKLY']));

test.each([
  ['works Monday to Friday', ['2026-08-08', '2026-08-09'], dates.slice(0, 5), ['2026-08-03']],
  ['is off on Monday', ['2026-08-03', '2026-08-08', '2026-08-09'], dates.slice(1, 5), ['2026-08-04']],
  ['works on Thursday', dates.filter((date) => date !== '2026-08-06'), ['2026-08-06'], ['2026-08-06']],
  ['is away all week', dates, [], []],
] as const)('who %s gets it on the days they work, or on the first of them', (_who, off, daily, weekly) => {
  expect(dueOn('DAILY', off)).toEqual(daily);
  expect(dueOn('WEEKLY', off)).toEqual(weekly);
});
