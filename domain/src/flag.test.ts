import { expect, test } from 'vitest';
import { trueOrFalse } from './flag.ts';

test.each([
  ['true', true],
  ['false', false],
])('%s is %s', (word, value) => {
  expect(trueOrFalse('isActive').parse(word)).toBe(value);
});

test('any other word is refused with a message', () => {
  const { error } = trueOrFalse('isActive').safeParse('perhaps');
  expect(error?.issues[0]?.message).toEqual('isActive must be true or false');
});
