import { expect, test } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

test('so many of a key are inside at once; the next comes in when one leaves, in the order of the line', async () => {
  const concurrencyLimit = new ConcurrencyLimit<string>({ slots: 2, longestWaitMilliseconds: 5000 });
  const leaveFirst = await concurrencyLimit.enter('ada');
  await concurrencyLimit.enter('ada');
  const came: string[] = [];
  const third = concurrencyLimit.enter('ada').then(() => came.push('third'));
  const fourth = concurrencyLimit.enter('ada').then(() => came.push('fourth'));
  expect(await concurrencyLimit.enter('bo')).toBeTypeOf('function');
  expect(came).toEqual([]);
  leaveFirst?.();
  leaveFirst?.();
  await third;
  expect(came).toEqual(['third']);
  void fourth;
});

test('who waits too long is turned away, and takes no place afterwards', async () => {
  const concurrencyLimit = new ConcurrencyLimit<string>({ slots: 1, longestWaitMilliseconds: 20 });
  const leave = await concurrencyLimit.enter('ada');
  expect(await concurrencyLimit.enter('ada')).toBeUndefined();
  leave?.();
  expect(await concurrencyLimit.enter('ada')).toBeTypeOf('function');
});
