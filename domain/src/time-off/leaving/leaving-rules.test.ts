import { expect, test } from 'vitest';
import { allowed, refuseInput } from '../../refusal.ts';
import { checkLeaving, checkSuccessor } from './leaving-rules.ts';

const lastDay = '2026-06-30';
const manager = { id: 'max', role: 'MANAGER', isActive: true } as const;

test.each([
  ['no one', undefined, 'The successor must be an active user'],
  ['a deactivated user', { ...manager, isActive: false }, 'The successor must be an active user'],
  ['the leaver', { ...manager, id: 'leaver' }, 'The successor must be someone else'],
  [
    'someone leaving on the same day',
    { ...manager, employmentEnd: lastDay },
    'The successor must still be employed after the last day',
  ],
  [
    'an employee',
    { ...manager, role: 'EMPLOYEE' as const },
    'The successor must be a manager or an administrator, to decide requests',
  ],
  ['a manager', manager, undefined],
  ['a manager leaving later', { ...manager, employmentEnd: '2026-07-01' }, undefined],
  ['HR', { ...manager, role: 'HR_ADMIN' as const }, undefined],
])('%s follows a manager: %3$s', (_, successor, sentence) => {
  const decision = sentence === undefined ? allowed : refuseInput('successorId', sentence);
  expect(checkSuccessor(successor, { id: 'leaver', role: 'MANAGER' }, lastDay)).toEqual(decision);
});

test('anyone can succeed a person who decides nothing', () => {
  const employee = { id: 'eva', role: 'EMPLOYEE', isActive: true } as const;
  expect(checkSuccessor(employee, { id: 'leaver', role: 'EMPLOYEE' }, lastDay)).toEqual(allowed);
});

const user = { id: 'leaver', role: 'MANAGER', isActive: true, employmentStart: '2020-01-01' } as const;
const hr = { id: 'helen', role: 'HR_ADMIN' } as const;
const plan = { lastDay, today: '2026-06-01' };

test.each([
  ['by HR', hr, user, plan, 'allowed'],
  ['by HR, with a successor', hr, user, { ...plan, successorId: 'max', successor: manager }, 'allowed'],
  ['by HR, with an unknown successor', hr, user, { ...plan, successorId: 'max' }, 'VALIDATION_ERROR'],
  ['by HR, before the start', hr, user, { ...plan, lastDay: '2019-12-31' }, 'VALIDATION_ERROR'],
  ['by HR, in the past', hr, user, { ...plan, lastDay: '2026-05-29' }, 'allowed'],
  ['by HR, of a deactivated user', hr, { ...user, isActive: false }, plan, 'INVALID_TRANSITION'],
  ['by HR, of a system administrator', hr, { ...user, role: 'SYSTEM_ADMIN' as const }, plan, 'FORBIDDEN'],
  ['by a manager', manager, user, plan, 'FORBIDDEN'],
  ['by themselves', { ...hr, id: 'leaver' }, { ...user, role: 'HR_ADMIN' as const }, plan, 'OWN_RECORD'],
] as const)('a leaving planned %s: %5$s', (_, viewer, whom, planned, answer) => {
  const decision = checkLeaving(viewer, whom, planned);
  expect(decision.refused ? decision.code : 'allowed').toBe(answer);
});

test('the only administrator plans their own leaving with a reason, but not in the past', () => {
  const self = { ...user, role: 'HR_ADMIN' as const };
  const selfServiceOverride = { isOnlyAdmin: true, reason: 'Nobody else is here' };
  expect(checkLeaving(self, self, plan, selfServiceOverride)).toEqual(allowed);
  expect(checkLeaving(self, self, { ...plan, lastDay: '2026-05-29' }, selfServiceOverride)).toMatchObject({
    issues: [{ path: 'lastDay' }],
  });
});
