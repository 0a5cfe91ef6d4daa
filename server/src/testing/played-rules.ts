import type { PolicyDocument } from '@almanac/domain/leave/plans/policy-schema';
import { grantOf, weekOf } from './leave-over-http.ts';
import { policyDocumentOf } from './plan-factories.ts';

const anyTime = { minNoticeDays: -366, overdraft: 5 } as const;
const counted = policyDocumentOf(0, { grants: [], overdraft: null, minNoticeDays: -366 });
/** One indivisible day for an occasion. */
const occasion = policyDocumentOf(1, { proration: 'NONE', rounding: null, minNoticeDays: -366 });

const german = policyDocumentOf(0, {
  ...anyTime,
  grants: [grantOf(30, { carryLimit: null, carryMonths: 3 })],
  proration: 'FULL',
  rounding: { to: 1, mode: 'UP_FROM_HALF' },
  fullWeek: 5,
});
const british = policyDocumentOf(28, {
  ...anyTime,
  proration: 'DAYS',
  rounding: { to: 0.5, mode: 'UP' },
  fullWeek: 5,
  chargesHolidays: true,
});
const french = policyDocumentOf(0, {
  ...anyTime,
  grants: [grantOf(25, { carryLimit: null, carryMonths: 12 })],
  accrual: { every: 'MONTH', at: 'END', anchor: null },
  rounding: { to: 1, mode: 'UP' },
  overdraft: 10,
});
/** By seniority, with a second grant that expires later. */
const senior = policyDocumentOf(0, {
  ...anyTime,
  grants: [
    {
      steps: [
        { afterMonths: 0, perYear: 22 },
        { afterMonths: 18, perYear: 25 },
      ],
      carryLimit: 5,
      carryMonths: 3,
    },
    grantOf(4, { name: 'Extra', carryLimit: null, carryMonths: 24 }),
  ],
  proration: 'DAYS',
  rounding: null,
  carriesDebt: true,
});
const hours = policyDocumentOf(0, {
  ...anyTime,
  grants: [grantOf(80, { carryLimit: 40 })],
  accrual: { every: 'TWO_WEEKS', at: 'END', anchor: '2026-01-02' },
  rounding: null,
  cap: 70,
  overdraft: 60,
});
const hoursOfYear = policyDocumentOf(40, { ...anyTime, proration: 'DAYS', rounding: null, overdraft: 60 });
const sick = policyDocumentOf(12, { overdraft: null, minNoticeDays: -366 });

interface WrittenPlan {
  yearStart: string | null;
  policies: Record<string, Record<string, PolicyDocument | null>>;
}

/** The company's rules by plan and type, with their effective days. */
export const playedPlans: Record<string, WrittenPlan> = {
  Germany: {
    yearStart: '01-01',
    policies: {
      VACATION: { '2026-01-01': german },
      SICK_LEAVE: { '2026-01-01': sick },
      TIME_IN_LIEU: { '2026-01-01': hours },
      MOVING_HOUSE: { '2026-01-01': occasion },
    },
  },
  'United Kingdom': {
    yearStart: '04-01',
    policies: {
      VACATION: { '2025-04-01': british },
      SICK_LEAVE: { '2025-04-01': counted },
      MOVING_HOUSE: { '2025-04-01': occasion },
    },
  },
  France: {
    yearStart: '06-01',
    policies: { VACATION: { '2025-06-01': french }, SICK_LEAVE: { '2025-06-01': sick } },
  },
  Anniversary: {
    yearStart: null,
    policies: {
      VACATION: { '2025-01-01': senior },
      SICK_LEAVE: { '2025-01-01': sick },
      TIME_IN_LIEU: { '2025-01-01': hoursOfYear },
    },
  },
};

/** Replaces the German vacation rules mid-year, and the anniversary plan's hours in autumn. */
export const laterPolicies: { plan: string; type: string; from: string; rules: PolicyDocument | null }[] = [
  {
    plan: 'Germany',
    type: 'VACATION',
    from: '2026-07-01',
    rules: { ...german, grants: [grantOf(32, { carryLimit: 10, carryMonths: 3 })] },
  },
  { plan: 'Anniversary', type: 'TIME_IN_LIEU', from: '2026-10-01', rules: null },
];

export const playedSchedules: Record<string, { minutes: number[]; anchor?: string }> = {
  'Five days': { minutes: weekOf('MTWtF') },
  'Four days': { minutes: weekOf('MTWt', 270) },
  Mornings: { minutes: weekOf('MTWtF').map((minutes, half) => (half % 2 === 0 ? minutes : 0)) },
  Fortnight: { minutes: [...weekOf('MTWtF'), ...weekOf('MTW')], anchor: '2026-01-05' },
};
