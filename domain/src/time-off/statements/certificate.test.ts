import { expect, test } from 'vitest';
import { approved, grant, person, plan, rules } from '../../testing/leave-worlds.ts';
import { certifiedLeave } from './certificate.ts';

const german = plan(rules(30, { grants: [grant(30, { carryLimit: null, carryMonths: 3 })] }));
const paidOut = (on: string, days: number) => ({
  id: 'payout',
  kind: 'PAID_OUT' as const,
  on,
  amount: -100 * days,
  reason: '',
});

test('leave that was carried over is neither in the entitlement nor in what was taken or paid out', () => {
  // 22 of the 30 of 2026 are taken, so 8 are carried over into 2027, of which March draws 8 and then 2 of 2027.
  const ann = person(german, {
    joined: '2020-01-01',
    left: '2027-06-30',
    requests: [approved('2026-06-01', '2026-06-30'), approved('2027-03-01', '2027-03-12')],
    adjustments: [paidOut('2027-07-05', 10)],
  });
  expect(certifiedLeave(ann, '2027-06-30')).toEqual({
    leaveYear: { startDate: '2027-01-01', endDate: '2027-12-31' },
    // 30 × 6/12
    entitlement: 1500,
    taken: 200,
    paidOut: 1000,
  });
});

test('pending requests are not certified; leave taken in advance is', () => {
  const ann = person(german, {
    joined: '2027-01-01',
    left: '2027-02-28',
    requests: [
      approved('2027-02-01', '2027-02-12'),
      { ...approved('2027-02-15', '2027-02-16'), status: 'PENDING' },
    ],
  });
  // 30 × 2/12
  expect(certifiedLeave(ann, '2027-02-28')).toMatchObject({ entitlement: 500, taken: 1000, paidOut: 0 });
});

test('types that are not paid out are not certified', () => {
  expect(certifiedLeave(person(german, { type: { isPaidOut: false } }), '2027-06-30')).toBeUndefined();
});
