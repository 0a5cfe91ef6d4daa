import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBusinessDays } from '../../calendar/business-days.ts';
import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { intersection, type Period } from '../../calendar/period.ts';
import { leaveYearOf } from '../../leave/leave-year.ts';
import { yearlyRate } from '../../leave/rates.ts';
import { standardPolicies } from '../../leave/standard-policies.ts';
import { person, plan } from '../../testing/leave-worlds.ts';
import { requestStatuses } from '../requests/vocabulary.ts';
import { account, totalOf } from './account.ts';
import { checkBooking, isCovered } from './booking-check.ts';
import { charges, sumOf } from './charges.ts';
import {
  checkVacationCovered,
  type LeavePolicy,
  type LeaveRecords,
  leaveAccount,
  leaveBalance,
  overdrawnYear,
} from './leave-balance.ts';
import type { LeaveFacts } from './leave-facts.ts';

type EntitledType = 'VACATION' | 'SICK_LEAVE';

const anyPolicy: fc.Arbitrary<LeavePolicy> = fc.record({
  leaveYearStart: fc.constantFrom('01-01', '01-15', '02-28', '04-01', '07-01', '12-31'),
  vacationDaysPerYear: fc.integer({ min: 0, max: 70 }).map((halves) => halves / 2),
  sickDaysPerYear: fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2),
});

const anyWorld = fc
  .record({
    policy: anyPolicy,
    joined: fc.option(fc.integer({ min: -400, max: 700 })),
    requests: fc.array(
      fc.record({
        type: fc.constantFrom<EntitledType>('VACATION', 'SICK_LEAVE'),
        status: fc.constantFrom(...requestStatuses),
        start: fc.integer({ min: 0, max: 900 }),
        length: fc.integer({ min: 0, max: 40 }),
      }),
      { maxLength: 8 },
    ),
    adjustments: fc.array(
      fc.record({
        type: fc.constantFrom<EntitledType>('VACATION', 'SICK_LEAVE'),
        before: fc.integer({ min: 0, max: 800 }),
        days: fc.integer({ min: -20, max: 20 }).map((halves) => halves / 2),
      }),
      { maxLength: 4 },
    ),
    today: fc.integer({ min: 0, max: 900 }),
    wanted: fc.record({ start: fc.integer({ min: 0, max: 200 }), length: fc.integer({ min: 0, max: 40 }) }),
  })
  .map(({ policy, joined, requests, adjustments, today, wanted }) => {
    const employmentStart = joined === null ? undefined : addDays('2025-01-01', joined);
    const day = addDays('2025-01-01', today);
    const records: LeaveRecords = {
      employmentStart,
      requests: requests.map(({ start, length, ...rest }) => ({
        ...rest,
        ...periodOf(start, length, employmentStart),
      })),
      adjustments: adjustments.map(({ before, ...rest }) => ({
        ...rest,
        effectiveOn: addDays(day, -before),
      })),
    };
    return {
      policy,
      records,
      today: day,
      wanted: periodOf(today + wanted.start, wanted.length, employmentStart),
    };
  });

/** Time off lies within the employment. */
function periodOf(start: number, length: number, employmentStart: CalendarDate | undefined): Period {
  const startDate = addDays(later(employmentStart, '2025-01-01'), start);
  return { startDate, endDate: addDays(startDate, length) };
}

function later(one: CalendarDate | undefined, other: CalendarDate): CalendarDate {
  return one !== undefined && one > other ? one : other;
}

/** The same records under the default rules; they open in the first leave year on record. */
function factsOf(type: EntitledType, records: LeaveRecords, policy: LeavePolicy): LeaveFacts {
  const opened = leaveYearOf('2022-06-01', policy.leaveYearStart).startDate;
  const ownPlan = plan({ [opened]: standardPolicies(policy)[type] }, { yearStart: policy.leaveYearStart });
  return {
    ...person(ownPlan),
    employment: { employmentStart: records.employmentStart },
    requests: records.requests
      .filter((each) => each.type === type)
      .map((each, index) => ({ ...each, id: `request ${index}` })),
    adjustments: records.adjustments
      .filter((each) => each.type === type && each.days !== 0)
      .map(({ effectiveOn, days }, index) => ({
        id: `adjustment ${index}`,
        on: effectiveOn,
        amount: days * 100,
        reason: 'A reason',
      })),
  };
}

test.each(['VACATION', 'SICK_LEAVE'] as const)('the accounts of %s are those of the old rules', (type) => {
  fc.assert(
    fc.property(anyWorld, ({ policy, records, today }) => {
      const leaveYear = leaveYearOf(today, policy.leaveYearStart);
      const old = leaveAccount(type, leaveYear, records, policy);
      const facts = factsOf(type, records, policy);
      const found = account(facts, today);
      expect(found.leaveYear).toEqual(leaveYear);
      expect(found.opening).toBe(0);
      expect(totalOf(found)).toBe(old.total * 100);
      expect(found.taken + found.planned).toBe(old.used * 100);
      expect(found.pending).toBe(old.pending * 100);
      const left = totalOf(found) - found.taken - found.planned - found.pending;
      const available = type === 'SICK_LEAVE' ? Math.max(0, left) : found.bookable;
      expect(type === 'SICK_LEAVE' ? null : found.bookable).toBe(found.bookable);
      expect(available).toBe(old.available * 100);
      const balance = leaveBalance(today, records, policy);
      const rate = type === 'VACATION' ? balance.vacationAccrualRate : balance.sickAccrualRate;
      expect(yearlyRate(facts, today) / 1200).toBeCloseTo(rate, 10);
    }),
    { numRuns: 400 },
  );
});

test('requests are charged the business days that they have', () => {
  fc.assert(
    fc.property(anyWorld, ({ policy, records, wanted }) => {
      const facts = factsOf('VACATION', records, policy);
      expect(sumOf(charges(wanted, facts))).toBe(countBusinessDays(wanted) * 100);
    }),
  );
});

test('vacation is covered where it was, but for an overdrawn year that it touches only on a weekend', () => {
  let refused = 0;
  let differed = 0;
  fc.assert(
    fc.property(anyWorld, ({ policy, records, today, wanted }) => {
      fc.pre(countBusinessDays(wanted) > 0);
      const facts = factsOf('VACATION', records, policy);
      const old = overdrawnYear(wanted, records, policy);
      const part = old && intersection(wanted, old.leaveYear);
      if (part && countBusinessDays(part) === 0) {
        differed += 1;
        return;
      }
      expect(isCovered(wanted, facts)).toBe(old === undefined);
      if (old) refused += 1;
      expect(checkBooking(wanted, facts, today)).toEqual(
        checkVacationCovered(wanted, { today, records, policy }),
      );
    }),
    { numRuns: 400 },
  );
  expect(refused).toBeGreaterThan(50);
  expect(differed).toBeLessThan(refused);
});

test('types without an entitlement are only counted', () => {
  const days = { vacationDaysPerYear: 24, sickDaysPerYear: 12 };
  const requests = [{ id: 'r', status: 'APPROVED', startDate: '2026-03-02', endDate: '2026-03-13' } as const];
  for (const type of ['WORK_FROM_HOME', 'UNPAID'] as const) {
    const ann = person(plan({ '2026-01-01': standardPolicies(days)[type] }), { requests });
    expect(account(ann, '2026-06-01')).toMatchObject({ granted: 0, taken: 1000, bookable: null, opening: 0 });
    expect(account(ann, '2027-06-01')).toMatchObject({ taken: 0, opening: 0 });
    expect(checkBooking({ startDate: '2026-06-01', endDate: '2027-05-31' }, ann, '2026-06-01').refused).toBe(
      false,
    );
  }
});

test('the weekend of an overdrawn year stands in nobody’s way', () => {
  const policy: LeavePolicy = { leaveYearStart: '01-01', vacationDaysPerYear: 5, sickDaysPerYear: 5 };
  const taken = {
    type: 'VACATION',
    status: 'APPROVED',
    startDate: '2028-06-05',
    endDate: '2028-06-16',
  } as const;
  const records: LeaveRecords = { requests: [taken], adjustments: [] };
  const wanted = { startDate: '2027-12-31', endDate: '2028-01-02' };
  expect(overdrawnYear(wanted, records, policy)?.available).toBe(-5);
  expect(isCovered(wanted, factsOf('VACATION', records, policy))).toBe(true);
});
