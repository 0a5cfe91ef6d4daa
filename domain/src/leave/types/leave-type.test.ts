import { expect, test } from 'vitest';
import {
  hiddenAudiences,
  inTypeOrder,
  isRequestShown,
  isTypeShown,
  type LeaveType,
  typeOfRequest,
  visibleType,
} from './leave-type.ts';

const type: LeaveType = {
  code: 'SICK_LEAVE',
  name: 'Sick Leave',
  colour: 'red',
  unit: 'DAY',
  counts: 'WORKED',
  takesHalves: true,
  isPaid: true,
  isAway: true,
  needsApproval: true,
  remindsOfExpiry: true,
  reducesLeave: 'NONE',
  isPaidOut: true,
  isSickness: false,
  documentBy: 'PERSON',
  reason: 'OPTIONAL',
  documentAfterDays: 3,
  shownTo: 'EVERYONE',
};
const asItIs = { code: 'SICK_LEAVE', name: 'Sick Leave', colour: 'red', showsReason: true };
const away = { code: 'AWAY', name: 'Away', colour: 'grey', showsReason: false };

test.each([
  ['EVERYONE', { role: 'EMPLOYEE' }, false, asItIs],
  ['APPROVERS', { role: 'EMPLOYEE' }, false, away],
  ['APPROVERS', { role: 'MANAGER' }, false, away],
  ['APPROVERS', { role: 'MANAGER' }, true, asItIs],
  ['APPROVERS', { role: 'HR_ADMIN' }, false, asItIs],
  ['APPROVERS', { role: 'EMPLOYEE', isRequester: true }, false, asItIs],
  ['HR', { role: 'MANAGER' }, true, away],
  ['HR', { role: 'HR_ADMIN' }, true, asItIs],
  ['HR', { role: 'SYSTEM_ADMIN' }, false, asItIs],
  ['HR', { role: 'EMPLOYEE', isRequester: true }, false, asItIs],
] as const)('shown to %s, %j in scope %s sees it as %j', (shownTo, viewer, isInScope, seen) => {
  expect(visibleType({ ...type, shownTo }, viewer, isInScope)).toEqual(seen);
  expect(isTypeShown({ shownTo }, viewer, isInScope)).toBe(seen === asItIs);
  expect(hiddenAudiences(viewer, isInScope).includes(shownTo)).toBe(seen === away);
});

test('a request of a hidden type is shown as an absence, or only to HR and the requester', () => {
  const hr = { role: 'HR_ADMIN' } as const;
  const manager = { role: 'MANAGER' } as const;
  const self = { role: 'EMPLOYEE', isRequester: true } as const;
  const remote = { shownTo: 'HR', isAway: false } as const;
  expect([hr, manager, self].map((viewer) => isRequestShown(remote, viewer, true))).toEqual([
    true,
    false,
    true,
  ]);
  expect(isRequestShown({ ...remote, isAway: true }, manager, true)).toBe(true);
  expect(isRequestShown({ shownTo: 'APPROVERS', isAway: false }, manager, true)).toBe(true);
});

test('the standard types come first, in their own order, then the others in the given order', () => {
  const codes = ['CURE', 'UNPAID', 'ARMY', 'VACATION', 'WORK_FROM_HOME', 'SICK_LEAVE'];
  expect(inTypeOrder(codes.map((code) => ({ code }))).map(({ code }) => code)).toEqual([
    'VACATION',
    'SICK_LEAVE',
    'WORK_FROM_HOME',
    'UNPAID',
    'CURE',
    'ARMY',
  ]);
});

test.each([
  ['that ended before the day', { endDate: '2025-11-26' }, 'HR'],
  ['that was cancelled', { endDate: '2025-11-26', status: 'CANCELLED' }, 'HR'],
  ['that ended on the day', { endDate: '2025-11-27' }, 'EVERYONE'],
  ['that still waits', { endDate: '2025-11-26', status: 'PENDING' }, 'EVERYONE'],
] as const)('past sickness is for HR only: one %s', (_what, request, shownTo) => {
  expect(typeOfRequest({ ...type, hiddenBefore: '2025-11-27' }, request).shownTo).toBe(shownTo);
  expect(typeOfRequest(type, request)).toBe(type);
});
