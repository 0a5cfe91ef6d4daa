import { describe, expect, test } from 'vitest';
import { allowed, isRefusal } from '../../../refusal.ts';
import { english } from '../../../testing/english.ts';
import { approved, grant, person, plan, rules } from '../../../testing/leave-worlds.ts';
import { belowMinimum } from './kept-minimum.ts';
import { checkPayout } from './payout-rules.ts';

// 30 a year, at least 20 of them; what is left expires on 31 March.
const german = rules(30, {
  grants: [grant(30, { carryLimit: null, carryMonths: 3 })],
  proration: 'MONTHS',
  minimum: { perYear: 2000, waitingMonths: 6 },
  fullWeek: 500,
  reducedByAbsence: true,
});
const since2020 = (given: Parameters<typeof person>[1] = {}, policy = german) =>
  person(plan({ '2020-01-01': policy }), { joined: '2025-01-01', ...given });
const takenIn2025 = (days: number) => ({
  id: 'correction',
  amount: -100 * days,
  on: '2025-12-31',
  reason: 'Taken before',
});
/** Nothing is left of 2025. */
const spent = { adjustments: [takenIn2025(30)] };
const paidOut = (days: number, on: string) =>
  ({ id: 'earlier', kind: 'PAID_OUT', amount: -100 * days, on, reason: '' }) as const;

describe('before the last day, the minimum stays to be taken', () => {
  test.each<[string, Parameters<typeof person>[1], number, number]>([
    ['what exceeds it can be paid out', spent, 10, 0],
    ['no more', spent, 12, 2],
    ['days taken count as taken', { ...spent, requests: [approved('2026-03-02', '2026-03-13')] }, 12, 2],
    ['less what was paid out', { adjustments: [takenIn2025(30), paidOut(4, '2026-02-02')] }, 10, 4],
    ['less what will be paid out', { adjustments: [takenIn2025(30), paidOut(4, '2026-11-02')] }, 10, 4],
    ['days carried over are paid out first', { adjustments: [takenIn2025(25)] }, 15, 0],
    ['and only them', { adjustments: [takenIn2025(25)] }, 16, 1],
    [
      'added days are leave of this year',
      { adjustments: [takenIn2025(30), { id: 'plus', amount: 300, on: '2026-01-15', reason: 'Agreed' }] },
      13,
      0,
    ],
    [
      'a reduced year has a reduced minimum: 30 × 6/12, of which 20 × 6/12',
      {
        ...spent,
        reducing: [
          { requestId: 'parental', startDate: '2026-05-01', endDate: '2026-10-31', reduces: 'FULL_MONTHS' },
        ],
      },
      6,
      1,
    ],
  ])('%s', (_, given, days, missing) => {
    const payout = { amount: 100 * days, on: '2026-03-16' };
    expect(belowMinimum(payout, since2020(given)).missing).toBe(100 * missing);
  });

  test('the refusal says how much can be paid out', () => {
    const decision = checkPayout({ amount: 1200, on: '2026-03-16' }, since2020(spent));
    expect(decision).toMatchObject({ code: 'BELOW_MINIMUM', issues: [{ path: 'amount' }] });
    expect(isRefusal(decision) && english(decision.message)).toContain(
      'At most 10 days of Vacation can be paid out before the last day of employment: 20 days of this leave year must be taken, not paid out',
    );
    expect(checkPayout({ amount: 1000, on: '2026-03-16' }, since2020(spent))).toEqual(allowed);
  });
});

test('from the last day on, everything that is payable can be paid out', () => {
  const leaver = since2020({ ...spent, left: '2026-09-30' });
  expect(checkPayout({ amount: 2250, on: '2026-09-30' }, leaver)).toEqual(allowed);
  expect(checkPayout({ amount: 2250, on: '2026-09-29' }, leaver)).toMatchObject({ code: 'BELOW_MINIMUM' });
});

test('without a minimum, everything can be paid out', () => {
  const ann = since2020(spent, { ...german, minimum: null });
  expect(belowMinimum({ amount: 3000, on: '2026-03-16' }, ann)).toEqual({ minimum: 0, missing: 0 });
  expect(checkPayout({ amount: 3000, on: '2026-03-16' }, ann)).toEqual(allowed);
});
