import { expect, test } from 'vitest';
import { checkMailReader, checkSendAgain } from './mail-rules.ts';

test.each([
  ['SYSTEM_ADMIN', false],
  ['HR_ADMIN', false],
  ['MANAGER', true],
  ['EMPLOYEE', true],
] as const)('mails are for administrators: %s refused is %s', (role, refused) => {
  expect(checkMailReader({ role })).toMatchObject(refused ? { refused, code: 'FORBIDDEN' } : { refused });
});

const failed = { state: 'FAILED', isSignInLink: false, isRecipientDeactivated: false } as const;

test('a failed mail can be sent again', () => {
  expect(checkSendAgain(failed)).toEqual({ refused: false });
});

test.each([
  ['one on its way', { state: 'WAITING' }, 'This email is already on its way again.'],
  [
    'a sign-in link',
    { isSignInLink: true },
    "Sign-in links aren't sent again; the person can request a new one.",
  ],
  [
    'one to a deactivated user',
    { isRecipientDeactivated: true },
    'The recipient is deactivated and gets no emails.',
  ],
] as const)('%s cannot', (_case, facts, message) => {
  expect(checkSendAgain({ ...failed, ...facts })).toMatchObject({
    refused: true,
    code: 'INVALID_TRANSITION',
    message,
  });
});
