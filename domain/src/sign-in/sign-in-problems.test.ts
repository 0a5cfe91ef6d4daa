import { expect, test } from 'vitest';
import { english } from '../testing/english.ts';
import { signInProblemMessage } from './sign-in-problems.ts';

test('the message for an expired link names the lifetime of links', () => {
  expect(english(signInProblemMessage('LINK_EXPIRED'))).toMatch(/expired: it works for 15 minutes/);
});

test.each(['LINK_INVALID', 'toString', '__proto__', '', '<script>'])(
  'any other value (%s) reads as an invalid link',
  (code) => {
    expect(english(signInProblemMessage(code))).toMatch(/used or replaced, or was never valid/);
  },
);
