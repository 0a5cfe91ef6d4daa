import { grant, holidays, person, plan, rules } from '@almanac/domain/testing/leave-worlds';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { expect, test } from 'vitest';
import { keyOfAccounts } from './key-of-accounts.ts';

const of = (facts: LeaveFacts) => [{ userId: 'a', name: 'Ann', accounts: [facts] }];
const ann = person(plan(rules(24)), { place: holidays('2026-12-25') });
const asked = { on: '2026-06-01', tellsLedgers: false };
const key = keyOfAccounts([of(ann), of(ann)], asked);

test('the same accounts have the same key each time', () => {
  expect(keyOfAccounts([of(structuredClone(ann)), of(structuredClone(ann))], { ...asked })).toBe(key);
});

test.each<[string, LeaveFacts]>([
  ['another policy', person(plan(rules(0, { grants: [grant(25)] })), { place: holidays('2026-12-25') })],
  ['another holiday', person(plan(rules(24)), { place: holidays('2026-12-24/PM') })],
  ['another employment', person(plan(rules(24)), { place: holidays('2026-12-25'), joined: '2026-02-01' })],
  [
    'a request',
    { ...ann, requests: [{ id: 'r', status: 'PENDING', startDate: '2026-08-03', endDate: '2026-08-03' }] },
  ],
  ['an adjustment', { ...ann, adjustments: [{ id: 'x', amount: 100, on: '2026-03-01', reason: 'Bonus' }] }],
  ['another schedule', { ...ann, terms: [{ ...ann.terms[0], schedule: { minutes: Array(14).fill(60) } }] }],
])('%s on either side makes another key', (_name, facts) => {
  expect(keyOfAccounts([of(ann), of(facts)], asked)).not.toBe(key);
  expect(keyOfAccounts([of(facts), of(ann)], asked)).not.toBe(key);
  expect(keyOfAccounts([of(facts), of(ann)], asked)).not.toBe(keyOfAccounts([of(ann), of(facts)], asked));
});

test('a different question has a different key', () => {
  expect(keyOfAccounts([of(ann), of(ann)], { ...asked, on: '2026-06-02' })).not.toBe(key);
  expect(keyOfAccounts([of(ann), of(ann)], { ...asked, closedThrough: '2025-12-31' })).not.toBe(key);
});
