import { expect, test } from 'vitest';
import { requestFormSchema } from './request-form-rules.ts';

const today = '2026-08-03';
const balance = {
  vacationDaysAvailable: 3,
  vacationDaysUsed: 21,
  vacationDaysPending: 0,
  vacationDaysTotal: 24,
  sickDaysAvailable: 12,
  sickDaysUsed: 0,
  sickDaysPending: 0,
  sickDaysTotal: 12,
  vacationAccrualRate: 2,
  sickAccrualRate: 1,
  yearlyResetDate: '2027-01-01',
  leaveYear: { startDate: '2026-01-01', endDate: '2026-12-31' },
};

function faults(values: { type?: string; startDate?: string; endDate?: string }, known = true) {
  const schema = requestFormSchema({ today, balance: known ? balance : undefined });
  const result = schema.safeParse({ type: 'VACATION', startDate: '', endDate: '', ...values });
  return result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

test('empty dates are both named', () => {
  expect(faults({})).toEqual([
    ['startDate', 'Start date is required'],
    ['endDate', 'End date is required'],
  ]);
});

test.each([
  ['2026-08-02', '2026-08-05', 'startDate', 'Start date cannot be in the past'],
  ['2026-08-05', '2026-08-04', 'endDate', 'End date must be on or after start date'],
  ['2026-08-03', '2026-08-06', 'endDate', 'Insufficient vacation days. You have 3 days available.'],
])('%s to %s is refused at %s: %s', (startDate, endDate, field, message) => {
  expect(faults({ startDate, endDate })).toEqual([[field, message]]);
});

test('a period that the balance covers passes', () => {
  expect(faults({ startDate: '2026-08-03', endDate: '2026-08-05' })).toEqual([]);
});

test('only vacation is bound by the days available', () => {
  expect(faults({ type: 'SICK_LEAVE', startDate: '2026-08-03', endDate: '2026-08-31' })).toEqual([]);
});

test('days of the next leave year are judged by the server', () => {
  expect(faults({ startDate: '2026-12-30', endDate: '2027-01-15' })).toEqual([]);
});

test('while the balance is not known, the server judges', () => {
  expect(faults({ startDate: '2026-08-03', endDate: '2026-08-31' }, false)).toEqual([]);
});
