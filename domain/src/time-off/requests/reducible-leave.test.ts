import { expect, test } from 'vitest';
import { isLeaveReducible } from './reducible-leave.ts';

const parental = { reducesLeave: 'FULL_MONTHS' } as const;

test('approved absences of whole days reduce leave by months, if their type says so', () => {
  expect(isLeaveReducible(parental, 'APPROVED')).toBe(true);
  expect(isLeaveReducible(parental, 'PENDING')).toBe(false);
  expect(isLeaveReducible(parental, 'APPROVED', 60)).toBe(false);
  expect(isLeaveReducible({ reducesLeave: 'DAYS' }, 'APPROVED')).toBe(false);
});
