import { expect, test } from 'vitest';
import { signInProblemSentence } from './sign-in-problems.ts';

test('an expired link says for how long links work', () => {
  expect(signInProblemSentence('LINK_EXPIRED')).toMatch(/expired: it works for 15 minutes/);
});

test.each(['LINK_INVALID', 'toString', '__proto__', '', '<script>'])(
  'whatever else stands in the address (%s) reads as a link that does not work',
  (code) => {
    expect(signInProblemSentence(code)).toMatch(/used or replaced, or was never valid/);
  },
);
