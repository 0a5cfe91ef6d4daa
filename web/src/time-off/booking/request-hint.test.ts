import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import { expect, test } from 'vitest';
import { balanceWithout, requestHint } from './request-hint.ts';

const balance: LeaveBalance = {
  vacationDaysAvailable: 6,
  vacationDaysUsed: 18,
  vacationDaysPending: 0,
  vacationDaysTotal: 24,
  sickDaysAvailable: 1,
  sickDaysUsed: 11,
  sickDaysPending: 0,
  sickDaysTotal: 12,
  vacationAccrualRate: 2,
  sickAccrualRate: 1,
  yearlyResetDate: '2027-01-01',
  leaveYear: { startDate: '2026-01-01', endDate: '2026-12-31' },
};
const oneWeek = { startDate: '2026-08-03', endDate: '2026-08-07' };

test.each([
  ['VACATION', 'Leaves you 1 vacation day this year.'],
  ['SICK_LEAVE', 'Exceeds your sick days by 4.'],
  ['WORK_FROM_HOME', 'Takes nothing from your balance.'],
  ['UNPAID', 'Takes nothing from your balance.'],
] as const)('a week of %s: %s', (type, sentence) => {
  expect(requestHint({ type, ...oneWeek }, balance)).toEqual({ businessDays: 5, sentence, shares: [] });
});

test('vacation beyond the balance says by how much', () => {
  const twoWeeks = { startDate: '2026-08-03', endDate: '2026-08-14' };
  expect(requestHint({ type: 'VACATION', ...twoWeeks }, balance)?.sentence).toBe(
    'That is 4 days more than you have.',
  );
});

test('vacation across the end of the leave year takes from each year its own days', () => {
  const turnOfTheYear = { startDate: '2026-12-28', endDate: '2027-01-08' };
  expect(requestHint({ type: 'VACATION', ...turnOfTheYear }, balance)).toEqual({
    businessDays: 10,
    sentence: 'Leaves you 2 vacation days this year.',
    shares: [
      { leaveYear: { startDate: '2026-01-01', endDate: '2026-12-31' }, businessDays: 4 },
      { leaveYear: { startDate: '2027-01-01', endDate: '2027-12-31' }, businessDays: 6 },
    ],
  });
});

test('vacation in the next leave year takes nothing from this one', () => {
  const nextYear = { startDate: '2027-03-01', endDate: '2027-03-19' };
  expect(requestHint({ type: 'VACATION', ...nextYear }, balance)).toEqual({
    businessDays: 15,
    sentence: "Taken from another leave year; this year's days stay as they are.",
    shares: [],
  });
});

test('a weekend says nothing of what it leaves', () => {
  const weekend = { startDate: '2026-08-08', endDate: '2026-08-09' };
  expect(requestHint({ type: 'VACATION', ...weekend }, balance)).toEqual({
    businessDays: 0,
    sentence: '',
    shares: [],
  });
});

test('while the balance is not known, the business days are', () => {
  expect(requestHint({ type: 'VACATION', ...oneWeek }, undefined)).toEqual({
    businessDays: 5,
    sentence: '',
    shares: [],
  });
});

test.each([
  ['', '2026-08-07'],
  ['2026-08-03', ''],
  ['2026-08-07', '2026-08-03'],
])('dates that make no period (%s, %s) have no hint', (startDate, endDate) => {
  expect(requestHint({ type: 'VACATION', startDate, endDate }, balance)).toBeUndefined();
});

test('an edited request gives its own days back before it takes new ones', () => {
  const reserved = { ...balance, vacationDaysAvailable: 1, vacationDaysPending: 5 };
  expect(balanceWithout(reserved, { type: 'VACATION', ...oneWeek })).toEqual(balance);
  const ill = { ...balance, sickDaysAvailable: 0, sickDaysPending: 5 };
  expect(balanceWithout(ill, { type: 'SICK_LEAVE', ...oneWeek })).toEqual(balance);
});

test('what takes nothing, or lies in another leave year, gives nothing back', () => {
  const nextYear = { startDate: '2027-02-01', endDate: '2027-02-05' };
  expect(balanceWithout(balance, { type: 'UNPAID', ...oneWeek })).toEqual(balance);
  expect(balanceWithout(balance, { type: 'VACATION', ...nextYear })).toEqual(balance);
});
