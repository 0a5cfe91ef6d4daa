import { leaveBalance } from '@almanac/domain/time-off/balances/leave-balance';
import { requestPreview } from '@almanac/domain/time-off/booking/request-preview';
import { expect, test } from 'vitest';
import { leftText } from './left-text.ts';

const today = '2026-11-20';
const records = { requests: [], adjustments: [] };

function textOf(type: string, startDate: string, endDate: string, leaveYearStart = '01-01') {
  const policy = { leaveYearStart, vacationDaysPerYear: 24, sickDaysPerYear: 12 };
  const presence = { people: [], absences: [] };
  const preview = requestPreview(
    { type, startDate, endDate },
    { personId: 'ann', records, policy, presence, decision: { refused: false } },
  );
  return leftText(preview, type, { today, balance: leaveBalance(today, records, policy) });
}

test.each([
  ['VACATION', '2026-12-07', '2026-12-11', 'Left this leave year', '19 of 24 vacation days'],
  ['SICK_LEAVE', '2026-12-07', '2026-12-11', 'Left this leave year', '7 of 12 sick days'],
  ['VACATION', '2027-02-01', '2027-02-05', 'Left in 2027', '19 vacation days'],
  ['VACATION', '2026-12-28', '2027-01-08', 'Left in 2026 and 2027', '20 and 18 vacation days'],
  ['VACATION', '2026-12-31', '2027-02-02', 'Left in 2026 and 2027', '23 and 1 vacation day'],
  ['VACATION', '2027-01-01', '2027-01-02', 'Left in 2027', '23 vacation days'],
  ['UNPAID', '2027-02-01', '2027-02-05', 'Left in 2027', 'Takes nothing from a balance'],
] as const)('%s from %s to %s: %s, %s', (type, startDate, endDate, term, text) => {
  expect(textOf(type, startDate, endDate)).toEqual({ term, text });
});

test('a leave year that begins within a calendar year is named by both', () => {
  expect(textOf('VACATION', '2027-11-01', '2027-11-05', '10-01').term).toBe('Left in 2027/28');
});
