import { expect, test } from 'vitest';
import { awayBriefly, leftBriefly } from './brief-facts.ts';

const share = (year: number, amount: number, left: number | null, total: number | null = 24) => ({
  leaveYear: { startDate: `${year}-01-01`, endDate: `${year}-12-31` },
  amount,
  left,
  total,
});

test.each([
  ['8 of 24 left', [share(2026, 10, 8)], 'DAY'],
  ['2.5 of 24 left in 2027', [share(2027, 10, 2.5)], 'DAY'],
  ['3 and 20 left in 2026 and 2027', [share(2026, 4, 3), share(2027, 4, 20)], 'DAY'],
  ['20 of 24 left in 2027', [share(2026, 0, 3), share(2027, 4, 20)], 'DAY'],
  ['7:30 of 40:00 hours left', [share(2026, 2, 7.5, 40)], 'HOUR'],
  ['No balance', [share(2026, 2, null, null)], 'DAY'],
  ['Uses nothing', [share(2026, 0, 24)], 'DAY'],
] as const)('%s', (text, byLeaveYear, unit) => {
  expect(leftBriefly({ byLeaveYear: [...byLeaveYear] }, unit, '2026-06-01')).toBe(text);
});

test('absences are shown with the share of the department', () => {
  expect(awayBriefly({ away: 3, maxPercentageImpact: 35.7, exceedsCapacityLimit: false })).toBe(
    '3 away, 36%',
  );
});
