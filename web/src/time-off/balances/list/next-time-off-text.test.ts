import { englishTexts } from '@almanac/domain/testing/english';
import { expect, test } from 'vitest';
import { nextTimeOffText } from './next-time-off-text.ts';

const approved = { type: 'VACATION', status: 'APPROVED' } as const;

test.each([
  [{ startDate: '2026-12-07', endDate: '2026-12-18' }, 'Mon 7 to Fri 18 Dec'],
  [{ startDate: '2026-12-28', endDate: '2027-01-01' }, 'Mon 28 Dec 2026 to Fri 1 Jan 2027'],
  [{ startDate: '2026-11-27', endDate: '2026-11-27', startHalf: 'PM' as const }, 'Fri 27 Nov, afternoon'],
  [{ startDate: '2026-11-27', endDate: '2026-11-27', minutes: 90 }, 'Fri 27 Nov, 1:30 hours'],
  [{ startDate: '2026-11-25', endDate: '2026-11-25' }, 'Wed 25 Nov'],
  [{ startDate: '2026-11-23', endDate: '2026-11-27' }, 'Until Fri 27 Nov'],
  [{ startDate: '2026-11-25' }, 'Away today'],
  [{ startDate: '2026-12-07' }, 'From Mon 7 Dec'],
])('%j on 25 November 2026 is: %s', (days, text) => {
  expect(nextTimeOffText({ ...approved, ...days }, '2026-11-25', englishTexts)).toBe(text);
});
