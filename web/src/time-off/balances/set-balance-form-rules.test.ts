import { expect, test } from 'vitest';
import { setBalanceSchema } from './set-balance-form-rules.ts';

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

test.each([
  [26, 12, 'Carried over', undefined],
  [24, 12, 'Nothing', 'Change the vacation days or the sick days'],
  [20, 12, 'Too few', 'The total cannot be below the 21 days that are used already'],
  [24.3, 12, 'A third', 'Vacation days must be in whole or half days'],
  [26, 12, '', 'Reason is required'],
])('%f vacation and %f sick days because of "%s": %s', (vacationDaysTotal, sickDaysTotal, reason, fault) => {
  const { error } = setBalanceSchema(balance).safeParse({ vacationDaysTotal, sickDaysTotal, reason });
  expect(error?.issues[0]?.message).toEqual(fault);
});

test('only changes are sent', () => {
  const totals = { vacationDaysTotal: 24, sickDaysTotal: 15, reason: 'Long illness' };
  expect(setBalanceSchema(balance).parse(totals)).toEqual({ sickDaysTotal: 15, reason: 'Long illness' });
});
