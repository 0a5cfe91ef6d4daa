import { expect, test } from 'vitest';
import { person, plan, rules } from '../../../testing/leave-worlds.ts';
import { isPaidOutOn } from './account.ts';

test('what is left is paid out if the type is, and grants leave on the day', () => {
  const counting = rules(24, { grants: [] });
  const ann = person(plan({ '2026-01-01': rules(24), '2027-01-01': counting }));
  expect(isPaidOutOn(ann, '2026-12-31')).toBe(true);
  expect(isPaidOutOn(ann, '2027-01-01')).toBe(false);
  expect(isPaidOutOn({ ...ann, type: { ...ann.type, isPaidOut: false } }, '2026-12-31')).toBe(false);
});
