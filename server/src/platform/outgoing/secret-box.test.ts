import { expect, test } from 'vitest';
import { secretBox } from './secret-box.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test('a sealed secret is opened by the same AUTH_SECRET only', () => {
  const sealed = secretBox('a first secret of this installation').seal(secret);
  expect(sealed).not.toContain('whsec');
  expect(secretBox('a first secret of this installation').open(sealed)).toBe(secret);
  expect(secretBox('another secret of this installation').open(sealed)).toBeUndefined();
});

test('the same secret is sealed differently each time', () => {
  const { seal } = secretBox('a first secret of this installation');
  expect(seal(secret)).not.toBe(seal(secret));
});

test('a changed or cut text is not opened', () => {
  const box = secretBox('a first secret of this installation');
  const bytes = Buffer.from(box.seal(secret), 'base64url');
  for (let position = 0; position < bytes.length; position += 1) {
    const changed = Buffer.from(bytes);
    changed[position] = (changed[position] ?? 0) ^ 1;
    expect(box.open(changed.toString('base64url'))).toBeUndefined();
  }
  expect([box.open(''), box.open('x'), box.open(bytes.subarray(0, -1).toString('base64url'))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
