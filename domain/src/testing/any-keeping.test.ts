import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withAnyKeeping } from './any-keeping.ts';
import { person, plan, rules } from './leave-worlds.ts';

test('the facts get absences one after the other, warnings and moved expiries', () => {
  const facts = person(plan(rules(24)));
  const found = fc.sample(withAnyKeeping(fc.constant(facts)), 200);
  expect(found.every(({ terms, requests }) => terms === facts.terms && requests === facts.requests)).toBe(
    true,
  );
  for (const { absences = [] } of found) {
    const days = absences.flatMap(({ startDate, endDate }) => [startDate, endDate]);
    expect(days).toEqual(days.toSorted());
  }
  expect(found.some(({ absences }) => absences)).toBe(true);
  expect(found.some(({ warnings }) => warnings)).toBe(true);
  expect(found.some(({ movedExpiries }) => movedExpiries?.length)).toBe(true);
});
