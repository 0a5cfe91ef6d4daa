import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countBusinessDays } from '../../calendar/business-days.ts';
import { addDays } from '../../calendar/calendar-date.ts';
import type { Period } from '../../calendar/period.ts';
import { standardTypes } from '../../leave/leave-type.ts';
import { leaveYearOf, leaveYearsOf } from '../../leave/leave-year.ts';
import { allowed } from '../../refusal.ts';
import { type RequestStatus, requestStatuses } from '../requests/vocabulary.ts';
import {
  checkNewTotal,
  checkVacationCovered,
  type LeavePolicy,
  type LeaveRecords,
  leaveAccount,
  leaveBalance,
  overdrawnYear,
} from './leave-balance.ts';

const policy: LeavePolicy = { leaveYearStart: '01-01', vacationDaysPerYear: 24, sickDaysPerYear: 12 };
const today = '2026-08-03';

const request = (
  type: string,
  status: RequestStatus,
  startDate: string,
  endDate: string,
): LeaveRecords['requests'][number] => ({ type, status, startDate, endDate });

const records = (given: Partial<LeaveRecords> = {}): LeaveRecords => ({
  requests: [],
  adjustments: [],
  ...given,
});

const anyRequest = fc
  .record({
    type: fc.constantFrom(...standardTypes),
    status: fc.constantFrom(...requestStatuses),
    start: fc.integer({ min: 0, max: 1000 }),
    length: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ start, length, ...rest }) => {
    const startDate = addDays('2025-01-01', start);
    return { ...rest, startDate, endDate: addDays(startDate, length) };
  });
const anyAdjustment = fc.record({
  type: fc.constantFrom('VACATION', 'SICK_LEAVE'),
  effectiveOn: fc.constantFrom('2025-01-01', '2026-01-01', '2027-01-01'),
  days: fc.integer({ min: -20, max: 20 }).map((halves) => halves / 2),
});
const anyRecords = fc.record({
  requests: fc.array(anyRequest, { maxLength: 12 }),
  adjustments: fc.array(anyAdjustment, { maxLength: 4 }),
});

describe('leaveBalance', () => {
  test('of a person without records is the whole entitlement', () => {
    expect(leaveBalance(today, records(), policy)).toEqual({
      vacationDaysAvailable: 24,
      vacationDaysUsed: 0,
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
    });
  });

  test('approved days are used, pending ones reserved, rejected and cancelled ones free', () => {
    const balance = leaveBalance(
      today,
      records({
        requests: [
          request('VACATION', 'APPROVED', '2026-08-03', '2026-08-07'),
          request('VACATION', 'PENDING', '2026-09-07', '2026-09-08'),
          request('VACATION', 'REJECTED', '2026-10-05', '2026-10-09'),
          request('VACATION', 'CANCELLED', '2026-10-12', '2026-10-16'),
        ],
      }),
      policy,
    );
    expect(balance).toMatchObject({
      vacationDaysUsed: 5,
      vacationDaysPending: 2,
      vacationDaysAvailable: 17,
      vacationDaysTotal: 24,
    });
  });

  test('working from home and unpaid leave take nothing', () => {
    const requests = [
      request('WORK_FROM_HOME', 'APPROVED', '2026-08-03', '2026-08-07'),
      request('UNPAID', 'APPROVED', '2026-08-10', '2026-08-14'),
    ];
    expect(leaveBalance(today, records({ requests }), policy)).toEqual(
      leaveBalance(today, records(), policy),
    );
  });

  test('sick leave beyond the total shows as none available', () => {
    const requests = [request('SICK_LEAVE', 'APPROVED', '2026-03-02', '2026-03-31')];
    expect(leaveBalance(today, records({ requests }), policy)).toMatchObject({
      sickDaysUsed: 22,
      sickDaysTotal: 12,
      sickDaysAvailable: 0,
    });
  });

  test('a request across the end of the leave year takes from each year its own days', () => {
    const across = records({ requests: [request('VACATION', 'APPROVED', '2026-12-28', '2027-01-05')] });
    expect(leaveBalance('2026-12-01', across, policy).vacationDaysUsed).toBe(4);
    expect(leaveBalance('2027-01-01', across, policy).vacationDaysUsed).toBe(3);
  });

  test('an adjustment counts for its type and its leave year only', () => {
    const adjusted = records({
      adjustments: [
        { type: 'VACATION', effectiveOn: '2026-01-01', days: 2.5 },
        { type: 'VACATION', effectiveOn: '2025-01-01', days: 9 },
        { type: 'SICK_LEAVE', effectiveOn: '2026-01-01', days: -1 },
      ],
    });
    expect(leaveBalance(today, adjusted, policy)).toMatchObject({
      vacationDaysTotal: 26.5,
      vacationDaysAvailable: 26.5,
      sickDaysTotal: 11,
    });
  });

  test('total less used less pending is available; sick days stop at zero', () => {
    fc.assert(
      fc.property(anyRecords, (given) => {
        const leaveYear = leaveYearOf(today, policy.leaveYearStart);
        const vacation = leaveAccount('VACATION', leaveYear, given, policy);
        expect(vacation.available).toBe(vacation.total - vacation.used - vacation.pending);
        const sick = leaveAccount('SICK_LEAVE', leaveYear, given, policy);
        expect(sick.available).toBe(Math.max(0, sick.total - sick.used - sick.pending));
      }),
    );
  });

  test('over all leave years each request is counted once, with all of its business days', () => {
    const years = leaveYearsOf({ startDate: '2024-12-01', endDate: '2028-06-01' }, policy.leaveYearStart);
    fc.assert(
      fc.property(anyRecords, fc.constantFrom('VACATION', 'SICK_LEAVE'), (given, type) => {
        const accounts = years.map((year) => leaveAccount(type, year, given, policy));
        const held = given.requests.filter(
          (each) => each.type === type && (each.status === 'APPROVED' || each.status === 'PENDING'),
        );
        const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
        expect(sum(accounts.map(({ used, pending }) => used + pending))).toBe(
          sum(held.map(countBusinessDays)),
        );
      }),
    );
  });
});

describe('checkVacationCovered', () => {
  const insufficient = (days: number, ofAnotherYear = '') => {
    const message = `Insufficient vacation days. You have ${days} days available.${ofAnotherYear}`;
    return {
      refused: true,
      code: 'VALIDATION_ERROR',
      message: `Validation failed: ${message}`,
      issues: [{ path: 'endDate', message }],
    };
  };
  const check = (period: Period, given: LeaveRecords) =>
    checkVacationCovered(period, { today, records: given, policy });

  test('exactly the days available are covered, one more is not', () => {
    const fiveDays = { startDate: '2026-09-07', endDate: '2026-09-11' };
    const used = records({ requests: [request('VACATION', 'APPROVED', '2026-02-02', '2026-02-26')] });
    const withPending = records({
      requests: [...used.requests, request('VACATION', 'PENDING', '2026-10-05', '2026-10-05')],
    });
    expect(check(fiveDays, used)).toEqual(allowed);
    expect(check(fiveDays, withPending)).toEqual(insufficient(4));
  });

  test('each leave year must have its own days', () => {
    const acrossNewYear = { startDate: '2026-12-28', endDate: '2027-01-08' };
    const noneLeftIn = (year: number) =>
      records({ adjustments: [{ type: 'VACATION', effectiveOn: `${year}-01-01`, days: -24 }] });
    expect(check(acrossNewYear, records())).toEqual(allowed);
    expect(check(acrossNewYear, noneLeftIn(2026))).toEqual(insufficient(0));
    expect(check(acrossNewYear, noneLeftIn(2027))).toEqual(insufficient(0, ' This is the leave year 2027.'));
    expect(check(acrossNewYear, noneLeftIn(2028))).toEqual(allowed);
    expect(overdrawnYear(acrossNewYear, noneLeftIn(2027), policy)).toMatchObject({
      leaveYear: { startDate: '2027-01-01' },
      available: 0,
    });
  });

  test('a leave year that the period touches on a weekend only needs no days', () => {
    const endsOnSunday = { startDate: '2027-12-27', endDate: '2028-01-02' };
    const noneLeft = records({
      adjustments: [{ type: 'VACATION', effectiveOn: '2028-01-01', days: -24 }],
    });
    expect(check(endsOnSunday, noneLeft)).toEqual(allowed);
  });

  test('what is covered never overdraws a year once it is taken', () => {
    fc.assert(
      fc.property(anyRecords, anyRequest, (given, asked) => {
        fc.pre(!check(asked, given).refused);
        const taken = {
          ...given,
          requests: [...given.requests, request('VACATION', 'APPROVED', asked.startDate, asked.endDate)],
        };
        for (const year of leaveYearsOf(asked, policy.leaveYearStart)) {
          const before = leaveAccount('VACATION', year, given, policy).available;
          const after = leaveAccount('VACATION', year, taken, policy).available;
          expect(after).toBeGreaterThanOrEqual(Math.min(0, before));
        }
      }),
    );
  });

  test('half days are told, and an overdrawn account says that nothing is available', () => {
    const oneDay = { startDate: '2026-08-03', endDate: '2026-08-03' };
    const left = (days: number) =>
      records({ adjustments: [{ type: 'VACATION', effectiveOn: '2026-01-01', days: days - 24 }] });
    expect(check(oneDay, left(-3))).toEqual(insufficient(0));
    expect(check(oneDay, left(0.5))).toEqual(insufficient(0.5));
  });

  test('another leave year than that of today is named, with its own days', () => {
    const nextSpring = { startDate: '2027-02-01', endDate: '2027-06-30' };
    const approved = request('VACATION', 'APPROVED', '2027-01-04', '2027-01-08');
    expect(check(nextSpring, records({ requests: [approved] }))).toEqual(
      insufficient(19, ' This is the leave year 2027.'),
    );
    const fromOctober = { ...policy, leaveYearStart: '10-01' };
    expect(
      checkVacationCovered(nextSpring, {
        today,
        records: records({ requests: [approved] }),
        policy: fromOctober,
      }),
    ).toEqual(insufficient(19, ' This is the leave year 2026/27.'));
  });
});

test.each([
  [10, 10, false],
  [9.5, 10, true],
  [0, 0, false],
])('a total of %d where %d are used: refused is %s', (total, used, refused) => {
  expect(checkNewTotal(total, { used }, 'sickDaysTotal')).toMatchObject(
    refused
      ? {
          issues: [
            {
              path: 'sickDaysTotal',
              message: `The total cannot be below the ${used} days that are used already`,
            },
          ],
        }
      : { refused },
  );
});
