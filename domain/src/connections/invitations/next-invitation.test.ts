import { expect, test } from 'vitest';
import {
  busyStatusOf,
  type InvitedRequest,
  invitationContent,
  nextInvitation,
  type SentInvitation,
} from './next-invitation.ts';

const vacation = { code: 'VACATION', isAway: true };
const request: InvitedRequest = {
  ...{ status: 'APPROVED', version: 3, type: vacation },
  ...{ startDate: '2026-03-09', endDate: '2026-03-13', startHalf: 'AM', endHalf: 'PM' },
};
const content = invitationContent(request);
const sent: SentInvitation = { method: 'REQUEST', sequence: 3, content, sentWith: 'first' };
const facts = { sent, isWanted: true, sentWith: 'next' };

test('whole days away are out of office, parts of days free, and other types working elsewhere', () => {
  expect(busyStatusOf(request)).toBe('OOF');
  expect(busyStatusOf({ ...request, endHalf: 'AM' })).toBe('FREE');
  expect(busyStatusOf({ ...request, endDate: '2026-03-09', minutes: 90 })).toBe('FREE');
  expect(busyStatusOf({ ...request, type: { code: 'WORK_FROM_HOME', isAway: false } })).toBe(
    'WORKINGELSEWHERE',
  );
});

test('the first invitation is for approved requests of people who want it', () => {
  const first = { sent: undefined, isWanted: true, sentWith: 'first' };
  expect(nextInvitation(request, first)).toEqual({ method: 'REQUEST', sequence: 3, content });
  expect(nextInvitation(request, { ...first, isWanted: false })).toBeUndefined();
  for (const status of ['PENDING', 'REJECTED', 'CANCELLED'] as const)
    expect(nextInvitation({ ...request, status }, first)).toBeUndefined();
  expect(nextInvitation(undefined, first)).toBeUndefined();
});

test('a changed request is updated and a cancelled one withdrawn, wanted or not, each with a higher sequence', () => {
  const shorter = { ...request, endDate: '2026-03-10', version: 4 };
  expect(nextInvitation(shorter, { ...facts, isWanted: false })).toEqual({
    ...{ method: 'REQUEST', sequence: 4 },
    content: invitationContent(shorter),
  });
  expect(nextInvitation({ ...request, status: 'CANCELLED', version: 4 }, facts)).toMatchObject({
    ...{ method: 'CANCEL', sequence: 4 },
  });
  expect(nextInvitation(undefined, facts)).toEqual({ method: 'CANCEL', sequence: 4, content });
  // The sequence of an earlier update may be ahead of the version.
  expect(nextInvitation(shorter, { ...facts, sent: { ...sent, sequence: 9 } })).toMatchObject({
    sequence: 10,
  });
});

test('nothing is sent twice, except with the same email', () => {
  expect(nextInvitation({ ...request, version: 7 }, facts)).toBeUndefined();
  expect(nextInvitation({ ...request, version: 7 }, { ...facts, sentWith: 'first' })).toMatchObject({
    sequence: 3,
  });
  const withdrawn = { ...facts, sent: { ...sent, method: 'CANCEL', sequence: 5 } as const };
  const cancelled = { ...request, status: 'CANCELLED' } as const;
  expect(nextInvitation(cancelled, withdrawn)).toBeUndefined();
  expect(nextInvitation(cancelled, { ...withdrawn, sentWith: 'first' })).toMatchObject({ sequence: 5 });
});

test('a request that is approved again is invited again, if that is wanted', () => {
  const withdrawn = { ...facts, sent: { ...sent, method: 'CANCEL', sequence: 5 } as const };
  expect(nextInvitation(request, withdrawn)).toMatchObject({ method: 'REQUEST', sequence: 6 });
  expect(nextInvitation(request, { ...withdrawn, isWanted: false })).toBeUndefined();
});
