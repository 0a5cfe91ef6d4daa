import { expect, test } from 'vitest';
import { Turnstile } from './turnstile.ts';

test('so many of a key are inside at once; the next comes in when one leaves, in the order of the line', async () => {
  const turnstile = new Turnstile<string>({ places: 2, longestWaitMilliseconds: 5000 });
  const leaveFirst = await turnstile.enter('ada');
  await turnstile.enter('ada');
  const came: string[] = [];
  const third = turnstile.enter('ada').then(() => came.push('third'));
  const fourth = turnstile.enter('ada').then(() => came.push('fourth'));
  expect(await turnstile.enter('bo')).toBeTypeOf('function');
  expect(came).toEqual([]);
  leaveFirst?.();
  leaveFirst?.();
  await third;
  expect(came).toEqual(['third']);
  void fourth;
});

test('who waits too long is turned away, and takes no place afterwards', async () => {
  const turnstile = new Turnstile<string>({ places: 1, longestWaitMilliseconds: 20 });
  const leave = await turnstile.enter('ada');
  expect(await turnstile.enter('ada')).toBeUndefined();
  leave?.();
  expect(await turnstile.enter('ada')).toBeTypeOf('function');
});
