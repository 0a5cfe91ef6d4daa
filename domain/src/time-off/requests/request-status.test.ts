import { describe, expect, test } from 'vitest';
import type { Role } from '../../access/role.ts';
import type { Decision, RefusalCode } from '../../refusal.ts';
import {
  blocksDays,
  checkCancellation,
  checkDecision,
  checkDeletion,
  checkEdit,
  checkTransition,
} from './request-status.ts';
import { type RequestStatus, requestStatuses } from './vocabulary.ts';

const today = '2026-08-03';
const codeOf = (decision: Decision<RefusalCode>) => (decision.refused ? decision.code : 'allowed');
const viewer = (id: string, role: Role = 'EMPLOYEE') => ({ id, role });
const requestOf = (requesterId: string, status: RequestStatus, startDate = '2026-08-10') => ({
  requesterId,
  status,
  startDate,
});

test.each([
  ['PENDING', 'PENDING', 'This request is already pending'],
  ['PENDING', 'APPROVED', undefined],
  ['PENDING', 'REJECTED', undefined],
  ['PENDING', 'CANCELLED', undefined],
  ['APPROVED', 'PENDING', 'This request is already approved'],
  ['APPROVED', 'APPROVED', 'This request is already approved'],
  ['APPROVED', 'REJECTED', 'This request is already approved'],
  ['APPROVED', 'CANCELLED', undefined],
  ['REJECTED', 'PENDING', 'This request is already rejected'],
  ['REJECTED', 'APPROVED', 'This request is already rejected'],
  ['REJECTED', 'REJECTED', 'This request is already rejected'],
  ['REJECTED', 'CANCELLED', 'This request is already rejected'],
  ['CANCELLED', 'PENDING', 'This request is already cancelled'],
  ['CANCELLED', 'APPROVED', 'This request is already cancelled'],
  ['CANCELLED', 'REJECTED', 'This request is already cancelled'],
  ['CANCELLED', 'CANCELLED', 'This request is already cancelled'],
] as const)('%s to %s: %s', (from, to, sentence) => {
  expect(checkTransition(from, to)).toEqual(
    sentence === undefined
      ? { refused: false }
      : { refused: true, code: 'INVALID_TRANSITION', message: sentence },
  );
});

test('only pending and approved requests take their days', () => {
  expect(requestStatuses.filter(blocksDays)).toEqual(['PENDING', 'APPROVED']);
});

describe('a decision', () => {
  const boss = viewer('boss', 'MANAGER');
  const inScope = { ...requestOf('ann', 'PENDING'), isInScope: true };

  test.each([
    ['of a pending request in scope', inScope, 'allowed'],
    ['of an own request', { ...inScope, requesterId: 'boss' }, 'OWN_REQUEST'],
    ['of an own decided request', { ...inScope, requesterId: 'boss', status: 'APPROVED' }, 'OWN_REQUEST'],
    ['out of scope', { ...inScope, isInScope: false }, 'NOT_FOUND'],
    ['out of scope, decided', { ...inScope, isInScope: false, status: 'APPROVED' }, 'NOT_FOUND'],
    ['of an approved request', { ...inScope, status: 'APPROVED' }, 'INVALID_TRANSITION'],
    ['of a rejected request', { ...inScope, status: 'REJECTED' }, 'INVALID_TRANSITION'],
    ['of a cancelled request', { ...inScope, status: 'CANCELLED' }, 'INVALID_TRANSITION'],
  ] as const)('%s', (_name, request, expected) => {
    expect(codeOf(checkDecision(boss, request, 'APPROVED'))).toBe(expected);
    expect(codeOf(checkDecision(boss, request, 'REJECTED'))).toBe(expected);
  });
});

test('the only administrator decides and cancels their own, with a reason', () => {
  const self = viewer('ann', 'HR_ADMIN');
  const pending = { ...requestOf('ann', 'PENDING'), isInScope: false };
  const begun = requestOf('ann', 'APPROVED', '2026-08-01');
  const selfServiceOverride = { isOnlyAdmin: true, reason: 'Nobody else is here' };
  expect(codeOf(checkDecision(self, pending, 'APPROVED', selfServiceOverride))).toBe('allowed');
  expect(codeOf(checkCancellation(self, begun, today, selfServiceOverride))).toBe('allowed');
  expect(
    codeOf(checkDecision(self, { ...pending, status: 'REJECTED' }, 'APPROVED', selfServiceOverride)),
  ).toBe('INVALID_TRANSITION');
  const without = checkDecision(self, pending, 'APPROVED', { isOnlyAdmin: true, reason: ' ' });
  expect(without).toMatchObject({ code: 'OWN_REQUEST', issues: [{ path: 'reason' }] });
  expect(checkCancellation(self, begun, today, { isOnlyAdmin: true })).toMatchObject({
    code: 'OWN_REQUEST',
    issues: [{ path: 'reason' }],
  });
});

describe('deleting and editing', () => {
  test.each([
    ['own', 'EMPLOYEE', 'PENDING', 'allowed'],
    ['own', 'EMPLOYEE', 'APPROVED', 'INVALID_TRANSITION'],
    ['own', 'EMPLOYEE', 'REJECTED', 'INVALID_TRANSITION'],
    ['own', 'SYSTEM_ADMIN', 'CANCELLED', 'INVALID_TRANSITION'],
    ['foreign', 'EMPLOYEE', 'PENDING', 'FORBIDDEN'],
    ['foreign', 'MANAGER', 'PENDING', 'FORBIDDEN'],
    ['foreign', 'SYSTEM_ADMIN', 'PENDING', 'FORBIDDEN'],
    ['foreign', 'SYSTEM_ADMIN', 'APPROVED', 'FORBIDDEN'],
  ] as const)('%s request, %s, %s: %s', (whose, role, status, expected) => {
    const request = requestOf(whose === 'own' ? 'ann' : 'bob', status);
    expect(codeOf(checkDeletion(viewer('ann', role), request))).toBe(expected);
    expect(codeOf(checkEdit(viewer('ann', role), request))).toBe(expected);
  });
});

describe('cancelling', () => {
  const yesterday = '2026-08-02';
  const tomorrow = '2026-08-04';

  test.each([
    ['own', 'EMPLOYEE', 'PENDING', tomorrow, 'allowed'],
    ['own', 'EMPLOYEE', 'PENDING', yesterday, 'allowed'],
    ['own', 'EMPLOYEE', 'APPROVED', tomorrow, 'allowed'],
    ['own', 'EMPLOYEE', 'APPROVED', today, 'INVALID_TRANSITION'],
    ['own', 'MANAGER', 'APPROVED', yesterday, 'INVALID_TRANSITION'],
    ['own', 'HR_ADMIN', 'APPROVED', yesterday, 'OWN_REQUEST'],
    ['own', 'EMPLOYEE', 'REJECTED', tomorrow, 'INVALID_TRANSITION'],
    ['own', 'EMPLOYEE', 'CANCELLED', tomorrow, 'INVALID_TRANSITION'],
    ['foreign', 'EMPLOYEE', 'APPROVED', tomorrow, 'FORBIDDEN'],
    ['foreign', 'MANAGER', 'APPROVED', tomorrow, 'FORBIDDEN'],
    ['foreign', 'HR_ADMIN', 'APPROVED', tomorrow, 'allowed'],
    ['foreign', 'SYSTEM_ADMIN', 'APPROVED', yesterday, 'allowed'],
    ['foreign', 'SYSTEM_ADMIN', 'PENDING', tomorrow, 'FORBIDDEN'],
    ['foreign', 'SYSTEM_ADMIN', 'REJECTED', tomorrow, 'INVALID_TRANSITION'],
  ] as const)('%s request, %s, %s, from %s: %s', (whose, role, status, startDate, expected) => {
    const request = requestOf(whose === 'own' ? 'ann' : 'bob', status, startDate);
    expect(codeOf(checkCancellation(viewer('ann', role), request, today))).toBe(expected);
  });
});
