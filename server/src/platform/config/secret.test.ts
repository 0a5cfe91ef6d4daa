import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { looksRandom } from './secret.ts';

test.each([
  ['short', 'k3Jx0pQz7mWv2TnRb8Yc5LdHs1GfAe9'],
  ['one letter', 'a'.repeat(40)],
  ['two letters', 'ab'.repeat(20)],
  ['a short alphabet', 'abcabdacbdbacdabbcadcbdaabdcbacdab'],
  ['a repeated word', 'changemechangemechangemechangeme'],
  ['a placeholder', 'changeme-k3Jx0pQz7mWv2TnRb8Yc5LdHs'],
  ['another placeholder', 'please-Change_Me-before-you-go-live'],
  ['a password', 'MyVerySecretPassword-2026-almanac!'],
  ['repeated digits', '0123456789'.repeat(4)],
  ['a truncated repeated piece', 'k3Jx0pQz7mWvk3Jx0pQz7mWvk3Jx0pQz7m'],
  ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ['the alphabet backwards', 'zyxwvutsrqponmlkjihgfedcba9876543210'],
])('%s does not look random', (_what, secret) => {
  expect(looksRandom(secret)).toBe(false);
});

test('output of random generators looks random, in any encoding', () => {
  for (let times = 0; times < 200; times += 1) {
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      const secret = randomBytes(32).toString(encoding);
      expect(looksRandom(secret), secret).toBe(true);
    }
  }
});
