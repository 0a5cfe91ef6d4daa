import { expect, test } from 'vitest';
import { formerValue, newValue } from './event-changes.ts';

const changes = [
  { field: 'name', from: 'A', to: 'Ada' },
  { field: 'role', to: 'EMPLOYEE' },
] as const;

test.each([
  ['name', 'A', 'Ada'],
  ['role', undefined, 'EMPLOYEE'],
  ['email', undefined, undefined],
] as const)('the values of %s before and after', (field, before, after) => {
  expect([formerValue(changes, field), newValue(changes, field)]).toEqual([before, after]);
});
