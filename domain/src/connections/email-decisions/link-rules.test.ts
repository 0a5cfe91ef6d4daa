import { expect, test } from 'vitest';
import { allowed } from '../../refusal.ts';
import { english } from '../../testing/english.ts';
import {
  checkLink,
  checkLinkedRequest,
  hoursOfLink,
  refuseLateLink,
  refuseOtherSession,
  refuseUnusedLink,
} from './link-rules.ts';

const open = { isSwitchedOn: true, isApproverActive: true, isExpired: false };
const pending = {
  isUsed: false,
  version: 3,
  request: { status: 'PENDING', version: 3 },
  isDecider: true,
} as const;

function wordsOf(decision: ReturnType<typeof checkLink>) {
  return decision.refused ? [decision.code, english(decision.message)] : [];
}

test('a link works for 48 hours', () => {
  expect(hoursOfLink).toBe(48);
  expect(checkLink(open)).toEqual(allowed);
  expect(checkLinkedRequest(pending)).toEqual(allowed);
});

test.each([
  [{ isSwitchedOn: false }, 'Your company no longer allows decisions from emails. Sign in to decide.'],
  [{ isApproverActive: false }, 'The account that this link was sent to is deactivated.'],
  [{ isExpired: true }, 'This link has expired: it works for 48 hours. Sign in to decide.'],
])('%j ends a link', (facts, words) => {
  expect(wordsOf(checkLink({ ...open, ...facts }))).toEqual(['LINK_ENDED', words]);
});

test.each([
  [{ isUsed: true }, 'You have already decided this request with this link.'],
  [{ request: undefined }, 'This request was deleted.'],
  [{ isDecider: false }, 'You no longer decide this request.'],
  [{ request: { status: 'CANCELLED', version: 4 } }, 'This request was cancelled.'],
  [{ request: { status: 'APPROVED', version: 4 } }, 'This request has already been decided.'],
  [{ request: { status: 'REJECTED', version: 4 } }, 'This request has already been decided.'],
  [
    { request: { status: 'PENDING', version: 4 } },
    'This request has changed since the email was sent. Sign in to see it as it is now.',
  ],
] as const)('%j ends a link of a request', (facts, words) => {
  expect(wordsOf(checkLinkedRequest({ ...pending, ...facts }))).toEqual(['LINK_ENDED', words]);
});

test('other refusals say what happened', () => {
  expect(wordsOf(refuseLateLink())[0]).toBe('LINK_ENDED');
  expect(refuseUnusedLink()).toMatchObject({ code: 'INVALID_TRANSITION' });
  const { code, message } = refuseOtherSession({ name: '', email: 'maria@example.com' });
  expect([code, english(message)]).toEqual([
    'FORBIDDEN',
    'This link is for maria@example.com. Sign out first, or open it in another browser.',
  ]);
});
