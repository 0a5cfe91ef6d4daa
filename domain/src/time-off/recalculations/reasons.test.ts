import { expect, test } from 'vitest';
import { approved, grant, person, plan, rules } from '../../testing/leave-worlds.ts';
import { formerBalance, formerEntries } from '../former-engine/former-engine.ts';
import { reasonsFor } from './reasons.ts';

const on = '2026-11-25';

test('a difference that no rule explains has another reason', () => {
  const facts = person(plan(rules(24)), { joined: '2026-01-01', requests: [approved('2026-03-02')] });
  const before = formerBalance(formerEntries(facts, on), on);
  expect(reasonsFor(facts, { days: [{ on, before }], yearEnds: ['2026-12-31'] })).toEqual(['OTHER']);
});

test('leave of years before the account was created is named', () => {
  const carried = rules(30, { grants: [grant(30, { carryLimit: null, carryMonths: 15 })] });
  const ann = person(plan({ '2025-01-01': carried }));
  const facts = { ...ann, employment: { recordsSince: '2026-01-05' } };
  const before = formerBalance(formerEntries(facts, on), on);
  expect(before).toBe(6000);
  expect(reasonsFor(facts, { days: [{ on, before }], yearEnds: ['2026-12-31'] })).toEqual(['BEFORE_ACCOUNT']);
});
