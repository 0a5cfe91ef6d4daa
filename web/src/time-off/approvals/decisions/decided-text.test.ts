import { englishTexts } from '@almanac/domain/testing/english';
import { expect, test } from 'vitest';
import { decidedText } from './decided-text.ts';

const reader = { today: '2026-11-22', texts: englishTexts };
const lena = {
  requester: { id: '01', name: 'Lena', email: 'lena@example.com' },
  startDate: '2026-12-07',
  endDate: '2026-12-18',
  startHalf: 'AM',
  endHalf: 'PM',
} as const;

test.each([
  ['approve', [lena], 'Approved: Lena, Mon 7 to Fri 18 Dec'],
  ['reject', [{ ...lena, endDate: '2026-12-07' }], 'Rejected: Lena, Mon 7 Dec'],
  [
    'approve',
    [{ ...lena, startDate: '2027-01-04', endDate: '2027-01-08' }],
    'Approved: Lena, Mon 4 to Fri 8 Jan 2027',
  ],
  ['reject', [lena, lena], '2 rejected'],
  ['approve', Array.from({ length: 5 }, () => lena), '5 approved'],
] as const)('%s of %o reads %s', (decision, requests, text) => {
  expect(decidedText(decision, requests, reader)).toBe(text);
});

test("a right-to-left name doesn't affect the days", () => {
  const requester = { ...lena.requester, name: 'أحمد خليل' };
  expect(decidedText('approve', [{ ...lena, requester }], reader)).toBe(
    'Approved: \u2068أحمد خليل\u2069, Mon 7 to Fri 18 Dec',
  );
});
