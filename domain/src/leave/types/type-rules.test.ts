import { expect, test } from 'vitest';
import { checkReason, checkTypeDeletion, checkUnit } from './type-rules.ts';

const cure = { code: 'CURE', name: 'A cure', unit: 'DAY', isInUse: false } as const;

test('an unused type may be deleted, and its unit changed', () => {
  expect(checkTypeDeletion(cure).refused).toBe(false);
  expect(checkUnit(cure, 'HOUR').refused).toBe(false);
});

test('a type in use stays, in its unit', () => {
  const used = { ...cure, isInUse: true };
  expect(checkTypeDeletion(used)).toMatchObject({ code: 'IN_USE' });
  expect(checkUnit(used, 'HOUR')).toMatchObject({ issues: [{ path: 'unit' }] });
  expect(checkUnit(used, 'DAY').refused).toBe(false);
});

test('the standard types cannot be deleted', () => {
  expect(checkTypeDeletion({ ...cure, code: 'UNPAID' })).toMatchObject({ code: 'IN_USE' });
});

test.each([
  ['NONE', 'By the sea', 'A cure takes no reason'],
  ['NONE', null, undefined],
  ['OPTIONAL', 'By the sea', undefined],
  ['OPTIONAL', undefined, undefined],
  ['REQUIRED', 'By the sea', undefined],
  ['REQUIRED', '', 'A cure needs a reason'],
] as const)('with the reason rule %s, %j is answered %s', (rule, reason, message) => {
  const decision = checkReason({ name: 'A cure', reason: rule }, reason);
  expect(decision).toMatchObject(message ? { issues: [{ path: 'reason', message }] } : { refused: false });
});
