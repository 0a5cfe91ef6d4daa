import { describe, expect, test } from 'vitest';
import { allowed } from '../../../refusal.ts';
import { approved, balanceAt, grant, linesOf, person, plan, rules } from '../../../testing/leave-worlds.ts';
import { account, payableAfter } from '../engine/account.ts';
import type { LeaveFacts } from '../engine/leave-facts.ts';
import { checkPayer } from './payer-rule.ts';
import { checkPayout, mostPaidOut } from './payout-rules.ts';

const paidOut = (on: string, days: number, id = 'payout') =>
  ({ id, kind: 'PAID_OUT', on, amount: -100 * days, reason: '' }) as const;
const german = plan(rules(30, { grants: [grant(30, { carryLimit: null, carryMonths: 3 })] }));

describe('who records pay-outs', () => {
  test.each([
    ['HR_ADMIN', 'someone', undefined],
    ['SYSTEM_ADMIN', 'someone', undefined],
    ['HR_ADMIN', 'me', 'OWN_BALANCE'],
    ['MANAGER', 'someone', 'FORBIDDEN'],
    ['EMPLOYEE', 'me', 'FORBIDDEN'],
  ] as const)('%s of %s: %s', (role, userId, code) => {
    const decision = checkPayer({ id: 'me', role }, userId);
    expect(decision.refused ? decision.code : undefined).toBe(code);
  });
});

describe('the line', () => {
  test('is of its own kind, and the balance and the payable follow', () => {
    // 30 a year, of which 3 of 12 months.
    const ann = person(german, {
      joined: '2020-01-01',
      left: '2027-03-31',
      adjustments: [paidOut('2027-03-31', 5)],
    });
    expect(linesOf(ann, '2027-12-31', 'PAID_OUT', 'ADJUSTMENT')).toEqual([['2027-03-31', 'PAID_OUT', -5]]);
    expect(account(ann, '2027-03-31')).toMatchObject({ adjusted: -500, paidOut: 500 });
  });

  test('draws what expires first: 3 of the 8 days carried over expire', () => {
    const ann = person(german, {
      requests: [approved('2026-06-01', '2026-06-30')],
      adjustments: [paidOut('2027-02-01', 5)],
    });
    expect(balanceAt(ann, '2027-01-01')).toBe(38);
    expect(linesOf(ann, '2027-12-30', 'LAPSED', 'PAID_OUT')).toEqual([
      ['2027-02-01', 'PAID_OUT', -5],
      ['2027-03-31', 'LAPSED', -3],
    ]);
    expect(balanceAt(ann, '2027-12-30')).toBe(30);
  });
});

describe('types that are not paid out', () => {
  const ann = person(german, { joined: '2020-01-01', left: '2027-06-30', type: { isPaidOut: false } });

  test('have no payable', () => {
    expect(account(ann, '2027-06-30').payable).toBeUndefined();
    expect(payableAfter('2027-06-30', ann)).toBeUndefined();
  });

  test('refuse pay-outs at the type', () => {
    expect(checkPayout({ amount: 100, on: '2027-06-30' }, ann)).toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: [{ path: 'type', message: 'Vacation is not paid out' }],
    });
  });

  test('nor are counted types', () => {
    const counted = person(plan({ ...rules(0), grants: [] }), { left: '2027-06-30' });
    expect(checkPayout({ amount: 100, on: '2027-06-30' }, counted)).toMatchObject({
      code: 'VALIDATION_ERROR',
    });
  });
});

describe('the most', () => {
  const standard = plan(rules(24));
  const ofYear = (given: Parameters<typeof person>[1]) =>
    person(standard, { joined: '2020-01-01', ...given });
  const taken = approved('2026-03-02', '2026-03-06');
  const pending = { ...approved('2026-05-04', '2026-05-08'), status: 'PENDING' as const };

  test.each<[string, LeaveFacts, string, number]>([
    // 24 × 6/12 = 12, less 5.
    [
      'from the last day: what is payable',
      ofYear({ left: '2026-06-30', requests: [taken] }),
      '2026-06-30',
      7,
    ],
    ['without pending requests', ofYear({ left: '2026-06-30', requests: [taken, pending] }), '2026-07-15', 7],
    ['before it: with pending requests', ofYear({ requests: [taken, pending] }), '2026-04-01', 14],
    ['with planned ones', ofYear({ requests: [taken] }), '2026-01-15', 19],
    ['less what was paid out', ofYear({ adjustments: [paidOut('2026-02-01', 4)] }), '2026-04-01', 20],
    ['less what will be paid out', ofYear({ adjustments: [paidOut('2026-09-01', 4)] }), '2026-04-01', 20],
    [
      'before a last day: no more than on it',
      ofYear({ left: '2026-06-30', requests: [taken] }),
      '2026-04-01',
      7,
    ],
    ['before the first day: nothing', ofYear({ joined: '2026-07-01' }), '2026-06-30', 0],
    [
      'never by an overdraft',
      person(plan(rules(24, { overdraft: 500 })), { joined: '2020-01-01' }),
      '2026-04-01',
      24,
    ],
    [
      'nor without a limit on it',
      person(plan(rules(24, { overdraft: null })), { joined: '2020-01-01' }),
      '2026-04-01',
      24,
    ],
    [
      'nothing if taken in advance',
      ofYear({ left: '2026-02-28', requests: [taken, approved('2026-02-02', '2026-02-13')] }),
      '2026-02-28',
      0,
    ],
  ])('%s', (_, facts, on, days) => {
    expect(mostPaidOut(facts, on)).toBe(100 * days);
    if (days > 0) expect(checkPayout({ amount: 100 * days, on }, facts)).toEqual(allowed);
    expect(checkPayout({ amount: 100 * days + 1, on }, facts)).toMatchObject({ code: 'EXCEEDS_BALANCE' });
  });

  test('is of each day: monthly leave that is not earned yet is not paid out', () => {
    const monthly = rules(24, { accrual: { every: 'MONTH', at: 'END', anchor: null } });
    const ann = person(plan(monthly), { joined: '2020-01-01' });
    expect([mostPaidOut(ann, '2026-03-30'), mostPaidOut(ann, '2026-03-31')]).toEqual([400, 600]);
  });
});
