import { describe, expect, test } from 'vitest';
import { standardPlan } from '../../leave/plans/standard-policies.ts';
import { grant, person, plan, rules } from '../../testing/leave-worlds.ts';
import type { RequestStatus } from '../requests/vocabulary.ts';
import { adjustmentTo } from './adjustment-to.ts';
import type { LeaveAdjustment } from './engine/leave-facts.ts';
import { entitlementOn, leaveBalance } from './leave-balance.ts';
import { standardAccounts } from './standard-accounts.ts';

const settings = { leaveYearStart: '01-01', vacationDaysPerYear: 24, sickDaysPerYear: 12 };
const today = '2026-08-03';

const request = (type: string, status: RequestStatus, startDate: string, endDate: string) => ({
  id: `${type} ${startDate}`,
  type,
  status,
  startDate,
  endDate,
});

interface Records {
  requests?: ReturnType<typeof request>[];
  adjustments?: (Pick<LeaveAdjustment, 'on' | 'amount'> & { type: string })[];
}

function accounts({ requests = [], adjustments = [] }: Records = {}) {
  return standardAccounts(standardPlan(settings, '2025-01-01'), {
    requests,
    adjustments: adjustments.map((each, index) => ({ ...each, id: `${index}`, reason: 'A reason' })),
  });
}

describe('leaveBalance', () => {
  test('without records is the whole entitlement', () => {
    expect(leaveBalance(today, accounts())).toEqual({
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
      accounts({
        requests: [
          request('VACATION', 'APPROVED', '2026-08-03', '2026-08-07'),
          request('VACATION', 'PENDING', '2026-09-07', '2026-09-08'),
          request('VACATION', 'REJECTED', '2026-10-05', '2026-10-09'),
          request('VACATION', 'CANCELLED', '2026-10-12', '2026-10-16'),
        ],
      }),
    );
    expect(balance).toMatchObject({
      vacationDaysUsed: 5,
      vacationDaysPending: 2,
      vacationDaysAvailable: 17,
      vacationDaysTotal: 24,
    });
  });

  test('working from home and unpaid leave deduct nothing', () => {
    const requests = [
      request('WORK_FROM_HOME', 'APPROVED', '2026-08-03', '2026-08-07'),
      request('UNPAID', 'APPROVED', '2026-08-10', '2026-08-14'),
    ];
    expect(leaveBalance(today, accounts({ requests }))).toEqual(leaveBalance(today, accounts()));
  });

  test('sick leave beyond the total shows as none available', () => {
    const requests = [request('SICK_LEAVE', 'APPROVED', '2026-03-02', '2026-03-31')];
    expect(leaveBalance(today, accounts({ requests }))).toMatchObject({
      sickDaysUsed: 22,
      sickDaysTotal: 12,
      sickDaysAvailable: 0,
    });
  });

  test("a request across the end of the leave year takes each year's own days", () => {
    const across = accounts({ requests: [request('VACATION', 'APPROVED', '2026-12-28', '2027-01-05')] });
    expect(leaveBalance('2026-12-01', across).vacationDaysUsed).toBe(4);
    expect(leaveBalance('2027-01-01', across).vacationDaysUsed).toBe(3);
  });

  test('an adjustment counts for its type and its leave year only', () => {
    const adjusted = accounts({
      adjustments: [
        { type: 'VACATION', on: '2026-01-01', amount: 250 },
        { type: 'VACATION', on: '2025-01-01', amount: 900 },
        { type: 'SICK_LEAVE', on: '2026-01-01', amount: -100 },
      ],
    });
    expect(leaveBalance(today, adjusted)).toMatchObject({
      vacationDaysTotal: 26.5,
      vacationDaysAvailable: 26.5,
      sickDaysTotal: 11,
    });
  });
});

test('a company without a type has zeros for it, and the leave year of another type', () => {
  const [, sick, ...others] = accounts();
  if (!sick) expect.unreachable();
  expect(leaveBalance(today, [sick, ...others])).toMatchObject({
    vacationDaysTotal: 0,
    vacationAccrualRate: 0,
    sickDaysTotal: 12,
    leaveYear: { startDate: '2026-01-01', endDate: '2026-12-31' },
  });
});

describe('an entitlement', () => {
  test("of hours is in hours, with the schedule's share of the monthly rate", () => {
    const hourly = rules(0, { grants: [grant(120, {}, 'HOUR')], fullWeek: 4800 });
    const ann = person(plan(hourly), { type: { unit: 'HOUR' } });
    expect(entitlementOn(ann, today)).toMatchObject({ total: 60, used: 0, pending: 0, available: 60 });
    expect(leaveBalance(today, [ann]).vacationAccrualRate).toBe(5);
  });

  test('includes carried-over leave until it expires', () => {
    const german = rules(30, { grants: [grant(30, { carryLimit: null, carryMonths: 3 })] });
    const ann = person(plan({ '2025-01-01': german }));
    expect(entitlementOn(ann, '2026-03-31')).toMatchObject({ total: 60, used: 0, available: 60 });
    expect(entitlementOn(ann, '2026-01-05')).toMatchObject({ total: 60, used: 0, available: 60 });
    expect(entitlementOn(ann, '2026-04-01')).toMatchObject({ total: 30, used: 0, available: 30 });
  });
});

describe('a set total', () => {
  const set = (total: number, facts: ReturnType<typeof person>) => {
    const made = adjustmentTo(total, facts, today);
    const adjustments = [...facts.adjustments, ...(made ? [{ ...made, id: 'set', reason: 'Set' }] : [])];
    return { amount: made?.amount, total: entitlementOn({ ...facts, adjustments }, today).total };
  };

  test.each([30, 24, 12.5, 0])('of %d days is reached by its difference from the rules', (total) => {
    const [ann] = accounts();
    expect(set(total, ann)).toEqual({ amount: (total - 24) * 100, total });
  });

  test('deducts more if the first days deducted would have expired anyway', () => {
    const german = rules(30, { grants: [grant(30, { carryLimit: 400, carryMonths: 3 })] });
    const ann = person(plan({ '2025-01-01': german }));
    expect(entitlementOn(ann, today).total).toBe(30);
    expect(set(28, ann)).toEqual({ amount: -600, total: 28 });
    expect(set(31, ann)).toEqual({ amount: 100, total: 31 });
  });
});
