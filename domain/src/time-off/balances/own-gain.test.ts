import { expect, test } from 'vitest';
import { approved, holidays, person, plan, rules } from '../../testing/leave-worlds.ts';
import { accountChange } from './own-gain.ts';

const today = '2026-06-01';
const usual = person(plan(rules(24)));
const changeTo = (after: Parameters<typeof accountChange>[1], before = usual, days = [today]) =>
  accountChange(before, after, days);
const more = { isChanged: true, givesMore: true };
const other = { isChanged: true, givesMore: false };

test('an unchanged account is not changed', () => {
  expect(changeTo(person(plan(rules(24))))).toEqual({ isChanged: false, givesMore: false });
});

test.each([
  ['more days from this year', person(plan(rules(25))), more],
  ['fewer days', person(plan(rules(20))), other],
  ['more days from the next year', person(plan({ '2026-01-01': rules(24), '2027-01-01': rules(25) })), more],
  [
    'fewer days this year, and more in the next one',
    person(plan({ '2026-01-01': rules(20), '2027-01-01': rules(25) })),
    more,
  ],
  [
    'more days only afterwards',
    person(plan({ '2026-01-01': rules(24), '2029-01-01': rules(99) })),
    undefined,
  ],
  ['a deeper overdraft', person(plan(rules(24, { overdraft: 500 }))), more],
  ['no limit at all', person(plan(rules(24, { overdraft: null }))), more],
  ['leave that is only counted', person(plan(rules(24, { grants: [] }))), more],
  ['no longer offered', person(plan({ '2026-01-01': null })), other],
])('%s', (_name, after, expected) => {
  expect(changeTo(after)).toEqual(expected ?? { isChanged: false, givesMore: false });
});

test('a later change is compared from its first day', () => {
  const later = person(plan({ '2026-01-01': rules(24), '2029-01-01': rules(99) }));
  expect(changeTo(later, usual, [today, '2029-01-01'])).toEqual(more);
});

test('a day of approved leave that becomes a holiday is refunded, and expiring leave counts before it expires', () => {
  const away = { requests: [approved('2026-08-03', '2026-08-07')] };
  const before = person(plan(rules(24)), away);
  expect(changeTo(person(plan(rules(24)), { ...away, place: holidays('2026-08-05') }), before)).toEqual(more);
  expect(changeTo(before, person(plan(rules(24)), { ...away, place: holidays('2026-08-05') }))).toEqual(
    other,
  );
});

test('an account that is counted before and after has no balance to rise', () => {
  const counted = (place = holidays('2026-12-25')) =>
    person(plan(rules(24, { grants: [] })), { requests: [approved('2026-08-03', '2026-08-07')], place });
  expect(changeTo(counted(holidays('2026-08-05')), counted())).toEqual(other);
});
