import type { DecisionFacts } from '@almanac/domain/time-off/approvals/schema';
import { expect, test } from 'vitest';
import { leftText } from './left-text.ts';

const today = '2026-11-20';
const year2026 = { startDate: '2026-01-01', endDate: '2026-12-31' };
const year2027 = { startDate: '2027-01-01', endDate: '2027-12-31' };
type Shares = DecisionFacts['byLeaveYear'];

function textOf(code: string, byLeaveYear: Shares, unit: 'DAY' | 'HOUR' = 'DAY') {
  return leftText({ byLeaveYear }, { code, unit }, today);
}

const share =
  (leaveYear: typeof year2026) =>
  (left: number | null, total: number | null = null) => ({
    leaveYear,
    amount: 5,
    left,
    total,
  });
const [in2026, in2027] = [share(year2026), share(year2027)];

test.each([
  ['VACATION', [in2026(19, 24)], 'Left this leave year', '19 of 24 vacation days'],
  ['SICK_LEAVE', [in2026(7, 12)], 'Left this leave year', '7 of 12 sick days'],
  ['STUDY', [in2026(2.5)], 'Left this leave year', '2.5 days'],
  ['VACATION', [in2027(19, 30)], 'Left in 2027', '19 of 30 vacation days'],
  ['VACATION', [in2026(-1, 24)], 'Left this leave year', '−1 of 24 vacation days'],
  ['VACATION', [in2026(20), in2027(18)], 'Left in 2026 and 2027', '20 and 18 vacation days'],
  ['VACATION', [in2026(23), in2027(1)], 'Left in 2026 and 2027', '23 and 1 vacation day'],
  ['VACATION', [{ ...in2026(20), amount: 0 }, in2027(23)], 'Left in 2027', '23 vacation days'],
  ['UNPAID', [in2027(null)], 'Left in 2027', 'Takes nothing from a balance'],
] satisfies [string, Shares, string, string][])('%s with %j: %s, %s', (code, shares, term, text) => {
  expect(textOf(code, shares)).toEqual({ term, text });
});

test('hours left are in clock format', () => {
  expect(textOf('STUDY', [in2026(37.5)], 'HOUR').text).toBe('37:30 hours');
});

test('a leave year across two calendar years is named by both', () => {
  const leaveYear = { startDate: '2027-10-01', endDate: '2028-09-30' };
  expect(textOf('VACATION', [{ leaveYear, amount: 5, left: 3, total: null }]).term).toBe('Left in 2027/28');
});
