import { expect, test } from 'vitest';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { PolicyRules } from '../../leave/plans/policy.ts';
import { approved, bavaria, grant, person, plan, rules, week } from '../../testing/leave-worlds.ts';
import type { LeaveFacts } from '../balances/engine/leave-facts.ts';
import { formerBalance, formerEntries, formerYearTotals } from './former-engine.ts';

const yearly = (perYear: number, given: Partial<PolicyRules> = {}) =>
  rules(perYear, { proration: 'DAYS', rounding: null, ...given });
const planOf = (perYear: number, yearStart: string | null, id: string, given: Partial<PolicyRules> = {}) =>
  plan({ '2025-01-01': yearly(perYear, given) }, { id, yearStart: yearStart ?? '01-01' });
const april = (given?: Partial<PolicyRules>) => planOf(24, '04-01', 'April', given);
const calendar = (given?: Partial<PolicyRules>) => planOf(24, '01-01', 'Calendar', given);
const carried: Partial<PolicyRules> = { grants: [grant(24, { carryLimit: 500, carryMonths: 3 })] };
const up: Partial<PolicyRules> = { rounding: { to: 100, mode: 'UP' }, proration: 'BEGUN' };

const moved = (from: string, to = calendar(), first = april()) =>
  person(first, { joined: '2026-04-01', terms: [{ from, plan: to }] });

/*
 * Figures that the engine gave while it was the present one. If one of them changes, a part that the former engine shares
 * with the present one has changed: give the former engine a copy of its own.
 */
test.each<[string, LeaveFacts, CalendarDate, number]>([
  ['a move from April to the calendar year', moved('2027-01-01'), '2026-12-31', 24],
  ['the same on the first day', moved('2027-01-01'), '2027-01-01', 42],
  ['the same with a carry-over', moved('2027-01-01', calendar(carried), april(carried)), '2027-04-01', 42],
  [
    'from the calendar year to April',
    person(calendar(), { joined: '2025-01-01', terms: [{ from: '2027-04-01', plan: april() }] }),
    '2027-04-01',
    30,
  ],
  ['from October', moved('2027-01-01', calendar(), planOf(24, '10-01', 'October')), '2027-01-01', 30],
  [
    'two plans that round up',
    person(planOf(30, '01-01', 'One', up), {
      joined: '2025-01-01',
      terms: [{ from: '2026-06-15', plan: planOf(30, '01-01', 'Other', up) }],
    }),
    '2026-12-30',
    31,
  ],
  [
    'two plans without rounding',
    person(planOf(22, '01-01', 'One', { proration: 'BEGUN' }), {
      joined: '2025-01-01',
      terms: [{ from: '2026-05-01', plan: planOf(11, '01-01', 'Other', { proration: 'BEGUN' }) }],
    }),
    '2026-12-30',
    14.66,
  ],
  [
    'leave after the last day',
    person(yearlyPlan(), {
      joined: '2025-01-01',
      left: '2027-03-15',
      requests: [approved('2027-03-10', '2027-03-19')],
    }),
    '2027-03-19',
    -1.79,
  ],
  [
    'no start, two years of leave',
    person(planOf(30, '01-01', 'Plan', { grants: [grant(30, { carryLimit: null, carryMonths: 3 })] })),
    '2028-01-05',
    60,
  ],
  [
    'instalments, a four-day week, holidays that are charged, a cap, debt and an adjustment that expires',
    person(
      plan({
        '2025-01-01': rules(28, {
          accrual: { every: 'MONTH', at: 'END', anchor: null },
          fullWeek: 500,
          chargesHolidays: true,
          cap: 1200,
          overdraft: 500,
          carriesDebt: true,
          grants: [grant(28, { carryLimit: 300, carryMonths: 2 })],
        }),
      }),
      {
        joined: '2025-03-10',
        place: bavaria,
        terms: [{ from: '2026-03-01', schedule: week('MTWt') }],
        requests: [approved('2025-08-04', '2025-08-29'), approved('2026-07-06/PM', '2026-07-09/AM')],
        adjustments: [{ id: 'one', on: '2026-02-01', amount: 250, expiresOn: '2026-04-30', reason: 'Moved' }],
      },
    ),
    '2026-07-10',
    6.13,
  ],
  [
    'hours beyond half a day',
    person(plan(rules(0, { grants: [grant(40, {}, 'HOUR')] })), {
      type: { unit: 'HOUR' },
      requests: [approved('2026-03-02', '2026-03-02/AM', { minutes: 300 })],
    }),
    '2026-11-25',
    36,
  ],
])('%s', (_what, facts, on, figure) => {
  const parts = facts.type.unit === 'DAY' ? 100 : 60;
  expect(formerBalance(formerEntries(facts, on), on) / parts).toBe(figure);
});

function yearlyPlan() {
  return planOf(30, '01-01', 'Plan');
}

test('year totals name the plan, what was earned exactly, and what it was rounded to', () => {
  const facts = moved('2027-01-01', calendar(up), april(up));
  expect(
    formerYearTotals(facts, '2027-01-01').map(({ plan: { id }, date, exact, total }) => [
      id,
      date,
      exact,
      total,
    ]),
  ).toEqual([
    ['April', '2026-04-01', 1800, 1800],
    ['Calendar', '2027-01-01', 2400, 2400],
  ]);
});
