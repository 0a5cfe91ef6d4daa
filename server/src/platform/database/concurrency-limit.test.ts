import { expect, test } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

test('up to the limit of a key run at once; the next starts when one ends, in order', async () => {
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

test('a caller waiting too long is refused, and takes no slot afterwards', async () => {
  const concurrencyLimit = new ConcurrencyLimit<string>({ slots: 1, longestWaitMilliseconds: 20 });
  const leave = await concurrencyLimit.enter('ada');
  expect(await concurrencyLimit.enter('ada')).toBeUndefined();
  leave?.();
  expect(await concurrencyLimit.enter('ada')).toBeTypeOf('function');
});
