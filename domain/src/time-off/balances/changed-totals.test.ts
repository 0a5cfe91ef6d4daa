import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { standardPlan } from '../../leave/plans/standard-policies.ts';
import { isRefusal, type Outcome } from '../../refusal.ts';
import { anyDay as anyDayOfLeave, anyLeave } from '../../testing/any-leave.ts';
import { english } from '../../testing/english.ts';
import { adjustmentsKeepingTotals, checkChangedTotals, entitlementEffect } from './changed-totals.ts';
import { entitlementOn } from './leave-balance.ts';
import { standardAccounts } from './standard-accounts.ts';

const today = '2026-08-03';

interface Records {
  employmentStart?: string | undefined;
  adjustments: readonly { type: string; on: string; amount: number }[];
}

/** Accounts under the standard rules, with leave years from the day, effective since 2023. */
function accounts({ employmentStart, adjustments }: Records, leaveYearStart = '01-01') {
  const plan = standardPlan({ leaveYearStart, vacationDaysPerYear: 24, sickDaysPerYear: 12 }, '2023-06-01');
  return standardAccounts(plan, {
    employmentStart,
    requests: [],
    adjustments: adjustments.map((each, index) => ({ ...each, id: `${index}`, reason: 'A reason' })),
  });
}

function known<Answer>(outcome: Outcome<Answer, 'VALIDATION_ERROR'>): Answer {
  if (isRefusal(outcome)) throw new Error(english(outcome.message));
  return outcome;
}

const anyDay = fc.integer({ min: -600, max: 600 }).map((days) => addDays(today, days));
const anyYearStart = fc.constantFrom('01-01', '04-01', '07-01', '10-15');
const anyAdjustment = fc.record({
  type: fc.constantFrom('VACATION', 'SICK_LEAVE'),
  on: fc.integer({ min: -600, max: 0 }).map((days) => addDays(today, days)),
  amount: fc.integer({ min: -20, max: 20 }).map((halves) => halves * 50),
});
const anyRecords = fc.record({
  employmentStart: fc.option(anyDay, { nil: undefined }),
  adjustments: fc.array(anyAdjustment, { maxLength: 4 }),
});

test('a new start date reduces the totals', () => {
  const adjustments = [{ type: 'VACATION', on: '2026-02-10', amount: -1150 }];
  const ann = accounts({ adjustments });
  const employmentStart = '2026-12-01';
  const effect = entitlementEffect(ann, employmentStart, today);
  expect(effect).toEqual({
    leaveYear: { startDate: '2026-01-01', endDate: '2026-12-31' },
    vacationDaysTotal: { before: 12.5, after: -9.5, isSet: true },
    sickDaysTotal: { before: 12, after: 1, isSet: false },
  });
  const kept = (keepTotals?: boolean) =>
    known(adjustmentsKeepingTotals(ann, { employmentStart, keepTotals, today })).map(
      ({ type, on, amount }) => [type, on, amount],
    );
  expect(kept()).toEqual([['VACATION', '2026-01-01', 2200]]);
  expect(kept(true)).toEqual([
    ['VACATION', '2026-01-01', 2200],
    ['SICK_LEAVE', '2026-01-01', 1100],
  ]);
  expect(kept(false)).toEqual([]);
  expect(checkChangedTotals(effect, undefined)).toMatchObject({ refused: false });
  expect(checkChangedTotals(effect, false)).toMatchObject({
    issues: [{ path: 'keepTotals', message: 'The vacation days would be −9.5: keep the total that was set' }],
  });
});

test('whatever was adjusted, a kept total stays to the half day, and a set total stays by default', () => {
  fc.assert(
    fc.property(
      anyRecords,
      fc.option(anyDay, { nil: undefined }),
      anyYearStart,
      fc.constantFrom(true, undefined),
      (given, employmentStart, yearStart, keepTotals) => {
        const before = accounts(given, yearStart);
        const effect = entitlementEffect(before, employmentStart, today);
        const kept = known(adjustmentsKeepingTotals(before, { employmentStart, keepTotals, today }));
        const adjustments = [...given.adjustments, ...kept];
        const [vacation, sick = vacation] = accounts({ employmentStart, adjustments }, yearStart);
        for (const [facts, { before, after: without, isSet }] of [
          [vacation, effect.vacationDaysTotal],
          [sick, effect.sickDaysTotal],
        ] as const) {
          const isKept = keepTotals === true || isSet;
          expect(entitlementOn(facts, today).total).toBe(isKept ? before : without);
        }
      },
    ),
  );
});

test('with carry-over and expiry, in plans of every kind, a kept total stays', () => {
  fc.assert(
    fc.property(
      anyLeave,
      anyDayOfLeave,
      fc.option(anyDayOfLeave, { nil: undefined }),
      (facts, day, employmentStart) => {
        const effect = entitlementEffect([facts], employmentStart, day);
        const kept = adjustmentsKeepingTotals([facts], { employmentStart, keepTotals: true, today: day });
        if (isRefusal(kept)) {
          expect(kept.issues).toMatchObject([{ path: 'keepTotals' }]);
          return;
        }
        const changed = { ...facts, employment: { ...facts.employment, employmentStart } };
        const adjustments = kept.map(({ on, amount }) => ({ id: 'kept', on, amount, reason: 'Kept' }));
        const after = { ...changed, adjustments: [...facts.adjustments, ...adjustments] };
        expect(entitlementOn(after, day).total).toBe(effect.vacationDaysTotal.before);
      },
    ),
    { numRuns: 200 },
  );
});
