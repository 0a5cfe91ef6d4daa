import { expect, test } from 'vitest';
import { person, plan, rules } from '../../testing/leave-worlds.ts';
import { earliestStart } from './earliest-start.ts';

const today = '2026-06-10';

test.each([
  ['by the standard rules', plan(rules(24)), today],
  ['up to three days late', plan(rules(24, { minNoticeDays: -3 })), '2026-06-07'],
  ["with two weeks' notice", plan(rules(24, { minNoticeDays: 14 })), '2026-06-24'],
  [
    'late only since the rules say so',
    plan({ '2026-01-01': rules(24), '2026-06-09': rules(24, { minNoticeDays: -5 }) }),
    '2026-06-09',
  ],
  ['once it is offered', plan({ '2026-01-01': null, '2026-07-01': rules(24) }), '2026-07-01'],
  ['no longer offered', plan({ '2026-01-01': rules(24), '2026-06-01': null }), undefined],
])('the earliest start, %s', (_, ownPlan, first) => {
  expect(earliestStart(person(ownPlan), today)).toBe(first);
});
