import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { leaveYearOf, leaveYearsOf } from '../../leave/leave-year.ts';
import { adjustmentsThatKeep, checkChangedTotals, entitlementEffect } from './kept-totals.ts';
import { type LeavePolicy, type LeaveRecords, leaveAccount } from './leave-balance.ts';

const policy: LeavePolicy = { leaveYearStart: '01-01', vacationDaysPerYear: 24, sickDaysPerYear: 12 };
const today = '2026-08-03';
const records = (given: Partial<LeaveRecords> = {}): LeaveRecords => ({
  requests: [],
  adjustments: [],
  ...given,
});

const anyDay = fc.integer({ min: -600, max: 600 }).map((days) => addDays(today, days));
const anyPolicy = fc
  .constantFrom('01-01', '04-01', '07-01', '10-15')
  .map((leaveYearStart) => ({ ...policy, leaveYearStart }));
const anyAdjustment = fc.record({
  type: fc.constantFrom('VACATION', 'SICK_LEAVE'),
  effectiveOn: anyDay,
  days: fc.integer({ min: -20, max: 20 }).map((halves) => halves / 2),
});
const anyRecords = fc.record({
  employmentStart: fc.option(anyDay, { nil: undefined }),
  requests: fc.constant([]),
  adjustments: fc.array(anyAdjustment, { maxLength: 4 }),
});

test('a start date that is filled in takes from the totals', () => {
  const adjustments = [{ type: 'VACATION', effectiveOn: '2026-02-10', days: -11.5 }] as const;
  const effect = entitlementEffect(records({ adjustments }), '2026-12-01', { today, policy });
  expect(effect).toEqual({
    leaveYear: { startDate: '2026-01-01', endDate: '2026-12-31' },
    vacationDaysTotal: { before: 12.5, after: -9.5, isSet: true },
    sickDaysTotal: { before: 12, after: 1, isSet: false },
  });
  const kept = (keepTotals?: boolean) =>
    adjustmentsThatKeep(effect, keepTotals).map(({ type, days }) => [type, days]);
  expect(kept()).toEqual([['VACATION', 22]]);
  expect(kept(true)).toEqual([
    ['VACATION', 22],
    ['SICK_LEAVE', 11],
  ]);
  expect(kept(false)).toEqual([]);
  expect(checkChangedTotals(effect, undefined)).toMatchObject({ refused: false });
  expect(checkChangedTotals(effect, false)).toMatchObject({
    issues: [{ path: 'keepTotals', message: 'The vacation days would be -9.5: keep the total that was set' }],
  });
});

test('whatever was adjusted, a total that is kept stays to the half day, and one that was set stays without a word', () => {
  fc.assert(
    fc.property(
      anyRecords,
      fc.option(anyDay, { nil: undefined }),
      anyPolicy,
      fc.constantFrom(true, undefined),
      (given, employmentStart, rules, keepTotals) => {
        const effect = entitlementEffect(given, employmentStart, { today, policy: rules });
        const kept = adjustmentsThatKeep(effect, keepTotals).map((each) => ({ ...each, effectiveOn: today }));
        const after = { ...given, employmentStart, adjustments: [...given.adjustments, ...kept] };
        const year = leaveYearOf(today, rules.leaveYearStart);
        for (const [type, { before, after: without, isSet }] of [
          ['VACATION', effect.vacationDaysTotal],
          ['SICK_LEAVE', effect.sickDaysTotal],
        ] as const) {
          const isKept = keepTotals === true || isSet;
          expect(leaveAccount(type, year, after, rules).total).toBe(isKept ? before : without);
        }
      },
    ),
  );
});

test('whenever the leave year begins, each adjustment counts in one leave year, that of its day', () => {
  fc.assert(
    fc.property(anyRecords, anyPolicy, ({ adjustments }, rules) => {
      const noEntitlement = { ...rules, vacationDaysPerYear: 0, sickDaysPerYear: 0 };
      const years = leaveYearsOf({ startDate: '2023-06-01', endDate: '2029-01-01' }, rules.leaveYearStart);
      const counted = years.map(
        (year) => leaveAccount('VACATION', year, records({ adjustments }), noEntitlement).total,
      );
      const given = adjustments.filter(({ type }) => type === 'VACATION').map(({ days }) => days);
      const sum = (days: number[]) => days.reduce((total, each) => total + each, 0);
      expect(sum(counted)).toBe(sum(given));
    }),
  );
});
