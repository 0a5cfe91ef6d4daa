import { expect, test } from 'vitest';
import { seenText } from './seen-text.ts';

const leaveYear = { startDate: '2026-01-01', endDate: '2026-12-31' };
const byLeaveYear = [{ leaveYear, amount: 5, left: 12, total: 30 }];
const coverage = { maxPercentageImpact: 33.3, exceedsCapacityLimit: false, away: 2 };

test('says what was left and how many were away at the decision', () => {
  const seen = { version: 1, byLeaveYear, coverage };
  expect(seenText(seen, 'DAY', '2026-06-01')).toBe('12 of 30 left, 2 away, 33 %');
  expect(seenText({ version: 1, byLeaveYear }, 'DAY', '2026-06-01')).toBe('12 of 30 left');
});

test('names the leave year unless it was the current one at the decision', () => {
  const seen = { version: 1, byLeaveYear, coverage };
  expect(seenText(seen, 'HOUR', '2025-12-01')).toBe('12:00 of 30:00 hours left in 2026, 2 away, 33 %');
});
