import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../calendar/calendar-date.ts';
import { standardPlan } from '../../leave/plans/standard-policies.ts';
import { standardTypes } from '../../leave/types/leave-type.ts';
import { allowed, notFound, refuseInput } from '../../refusal.ts';
import { englishTexts } from '../../testing/english.ts';
import { placeWith } from '../../work-time/place.ts';
import { entitlementOn } from '../balances/leave-balance.ts';
import { standardAccounts } from '../balances/standard-accounts.ts';
import type { ExistingRequest } from '../requests/request-rules.ts';
import { countedAllAlong, requestPreview } from './request-preview.ts';

const nobody = { people: [], absences: [] };
const nobodyAway = { maxPercentageImpact: 0, exceedsCapacityLimit: false, away: 0 };

const seenType = { code: 'AWAY', name: 'Away' };

type Records = Partial<Parameters<typeof standardAccounts>[1]> & {
  requests?: readonly ExistingRequest[];
  leaveYearStart?: string;
};

/** A person with 24 days of vacation and 5 sick days a year. */
function factsOf(type: string, { requests = [], adjustments = [], leaveYearStart = '01-01' }: Records) {
  const settings = { leaveYearStart, vacationDaysPerYear: 24, sickDaysPerYear: 5 };
  const accounts = standardAccounts(standardPlan(settings, '2025-06-01'), { requests, adjustments });
  const leave = accounts.find((each) => each.type.code === type) ?? accounts[0];
  return { today: '2026-01-01', requests, leave };
}

type Facts = Parameters<typeof requestPreview>[1];

function preview(
  type: string,
  startDate: string,
  endDate: string,
  { records = {}, ...facts }: Partial<Facts> & { records?: Records } = {},
) {
  const own = {
    personId: 'ann',
    presence: nobody,
    decision: allowed,
    texts: englishTexts,
    ...factsOf(type, records),
  };
  return requestPreview({ type, startDate, endDate }, { ...own, ...facts });
}

test('each day has the reason it counts or not', () => {
  expect(preview('VACATION', '2026-08-07', '2026-08-10')).toMatchObject({
    amount: 2,
    days: [
      { date: '2026-08-07', amount: 1, because: 'Working day' },
      { date: '2026-08-08', amount: 0, because: 'Weekend' },
      { date: '2026-08-09', amount: 0, because: 'Weekend' },
      { date: '2026-08-10', amount: 1, because: 'Working day' },
    ],
  });
});

test('each leave year has its own days, and what is then left', () => {
  const records = {
    requests: [
      {
        id: 'a',
        type: 'VACATION',
        seenType,
        status: 'APPROVED',
        startDate: '2026-08-03',
        endDate: '2026-08-07',
      },
      {
        id: 'b',
        type: 'SICK_LEAVE',
        seenType,
        status: 'PENDING',
        startDate: '2027-03-01',
        endDate: '2027-03-04',
      },
    ],
    adjustments: [{ id: 'x', type: 'VACATION', on: '2027-01-01', amount: 150, reason: 'Time owed' }],
  } as const;
  const [year2026, year2027] = ['2026', '2027'].map((year) => ({
    startDate: `${year}-01-01`,
    endDate: `${year}-12-31`,
  }));
  expect(preview('VACATION', '2026-12-28', '2027-01-05', { records }).byLeaveYear).toEqual([
    { leaveYear: year2026, amount: 4, left: 15 },
    { leaveYear: year2027, amount: 3, left: 22.5 },
  ]);
  expect(preview('VACATION', '2027-02-01', '2027-06-30').byLeaveYear).toEqual([
    { leaveYear: year2027, amount: 108, left: -84 },
  ]);
  expect(preview('SICK_LEAVE', '2027-04-01', '2027-04-02', { records }).byLeaveYear).toEqual([
    { leaveYear: year2027, amount: 2, left: 0 },
  ]);
});

test.each(['WORK_FROM_HOME', 'UNPAID'] as const)(
  '%s takes nothing from a balance, as its reason states',
  (type) => {
    expect(preview(type, '2026-08-07', '2026-08-07')).toMatchObject({
      amount: 1,
      days: [{ because: 'Working day, takes nothing from a balance' }],
      byLeaveYear: [{ amount: 1, left: null }],
    });
  },
);

test('the decision has its code and message, and the field of a refused input', () => {
  const decision = refuseInput('minutes', 'There are only 4 hours of work on this day');
  expect(preview('VACATION', '2026-08-07', '2026-08-07', { decision }).decision).toEqual({
    allowed: false,
    code: 'VALIDATION_ERROR',
    message: 'Validation failed: There are only 4 hours of work on this day',
    issue: { path: 'minutes', message: 'There are only 4 hours of work on this day' },
  });
  expect(preview('VACATION', '2026-08-07', '2026-08-07').decision).toEqual({ allowed: true });
  expect(preview('VACATION', '2026-08-07', '2026-08-07', { decision: notFound('Request') }).decision).toEqual(
    { allowed: false, code: 'NOT_FOUND', message: 'Request not found' },
  );
});

test('other requests on these days appear as visible, and the department is counted on its fullest day', () => {
  const existing = { id: 'a', type: 'AWAY', startDate: '2026-08-06', endDate: '2026-08-07' } as const;
  const records = {
    requests: [
      { ...existing, type: 'UNPAID', seenType, status: 'PENDING' },
      { ...existing, id: 'b', type: 'UNPAID', seenType, status: 'REJECTED' },
    ],
    adjustments: [],
  } as const;
  const bea = { requesterId: 'bea', startDate: '2026-08-07', endDate: '2026-08-10' };
  const presence = { people: [{ id: 'ann' }, { id: 'bea' }, { id: 'cem' }], absences: [bea] };
  expect(preview('VACATION', '2026-08-05', '2026-08-07', { records, presence })).toMatchObject({
    overlaps: [existing],
    coverage: { maxPercentageImpact: 66.7, exceedsCapacityLimit: false, away: 2 },
  });
  expect(preview('VACATION', '2026-08-05', '2026-08-07', { records }).coverage).toEqual(nobodyAway);
  expect(preview('VACATION', '2026-08-08', '2026-08-09', { presence }).coverage).toEqual(nobodyAway);
});

test.each([
  ['that ends before it starts', '2026-08-10', '2026-08-07'],
  ['that is too long', '2026-08-10', '2126-08-10'],
])('for a period %s only the decision is returned', (_name, startDate, endDate) => {
  expect(preview('VACATION', startDate, endDate)).toEqual({
    amount: 0,
    days: [],
    byLeaveYear: [],
    decision: { allowed: true },
    overlaps: [],
    coverage: nobodyAway,
    missingHolidays: [],
  });
});

test('counted days of a year without holidays name the place; weekends and calendar-day types do not', () => {
  const place = placeWith([{ date: '2026-01-01', name: 'New Year' }], { id: 'p', name: 'Munich' });
  const facts = factsOf('VACATION', {});
  const [terms] = facts.leave.terms;
  const leave = { ...facts.leave, terms: [{ ...terms, place }] as const };
  const missingOf = (startDate: string, endDate: string, counts = leave.type.counts) =>
    preview('VACATION', startDate, endDate, { leave: { ...leave, type: { ...leave.type, counts } } })
      .missingHolidays;
  const named = { id: 'p', name: 'Munich' };
  expect(missingOf('2026-12-28', '2026-12-31')).toEqual([]);
  expect(missingOf('2026-12-28', '2027-01-04')).toEqual([{ place: named, year: 2027 }]);
  expect(missingOf('2027-12-27', '2028-01-03')).toEqual([
    { place: named, year: 2027 },
    { place: named, year: 2028 },
  ]);
  expect(missingOf('2027-12-31', '2028-01-02')).toEqual([{ place: named, year: 2027 }]);
  expect(missingOf('2026-12-28', '2027-01-04', 'CALENDAR')).toEqual([]);
  expect(preview('VACATION', '2027-01-04', '2027-01-05').missingHolidays).toEqual([]);
});

test('the days and the leave years each add up to the amount, and what is left matches the account', () => {
  const anyRequest = fc.record({
    type: fc.constantFrom(...standardTypes),
    start: fc.integer({ min: 0, max: 500 }),
    length: fc.integer({ min: 0, max: 365 }),
  });
  fc.assert(
    fc.property(
      anyRequest,
      fc.array(anyRequest),
      fc.constantFrom('01-01', '04-01', '12-31'),
      (asked, others, leaveYearStart) => {
        const [wanted, ...requests] = [asked, ...others].map(({ type, start, length }) => {
          const startDate = addDays('2026-01-01', start);
          const endDate = addDays(startDate, length);
          return { id: `${start}`, type, seenType, status: 'PENDING' as const, startDate, endDate };
        });
        if (!wanted) return;
        const records = { requests, leaveYearStart };
        const { type, startDate, endDate } = wanted;
        const { amount, days, byLeaveYear } = preview(type, startDate, endDate, { records });
        const sum = (shares: readonly { amount: number }[]) =>
          shares.reduce((total, each) => total + each.amount, 0);
        expect(sum(days)).toBe(amount);
        expect(sum(byLeaveYear)).toBe(amount);
        expect(days).toHaveLength(daysBetween(wanted.startDate, wanted.endDate) + 1);
        for (const { leaveYear, left } of byLeaveYear) {
          const { leave } = factsOf(type, { requests: [...requests, wanted], leaveYearStart });
          const isGranted = type === 'VACATION' || type === 'SICK_LEAVE';
          expect(left).toBe(isGranted ? entitlementOn(leave, leaveYear.endDate).available : null);
        }
      },
    ),
  );
});

test('a request is counted if the type is on all its days', () => {
  const { leave } = factsOf('UNPAID', {});
  expect(countedAllAlong({ startDate: '2026-08-03', endDate: '2026-08-07' }, leave)).toEqual({
    isCounted: true,
  });
  expect(preview('UNPAID', '2026-08-03', '2026-08-07')).toMatchObject({ isCounted: true });
  expect(preview('VACATION', '2026-08-03', '2026-08-07')).not.toHaveProperty('isCounted');
  const [terms] = leave.terms;
  const { plan } = factsOf('VACATION', {}).leave.terms[0];
  const granted = plan.policies.find(({ type }) => type === 'VACATION')?.rules ?? null;
  const changed = {
    ...leave,
    terms: [
      {
        ...terms,
        plan: {
          ...plan,
          policies: [...plan.policies, { type: 'UNPAID', from: '2027-01-01', rules: granted }],
        },
      },
    ] as const,
  };
  expect(countedAllAlong({ startDate: '2026-12-28', endDate: '2027-01-04' }, changed)).toEqual({});
  expect(countedAllAlong({ startDate: '2026-12-28', endDate: '2026-12-31' }, changed)).toEqual({
    isCounted: true,
  });
});
