import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countLoadingArea } from '../../ui/page-data.ts';
import { batchedRead } from './batched-read.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const noPhotos = async (_ids: readonly string[]): Promise<ReadonlyMap<string, string>> => new Map();

test('all people of a page are read in one call, once the page has loaded', async () => {
  vi.stubGlobal('window', {});
  const read = vi.fn(async (_ids: readonly string[]) => new Map([['ann', 'photo']]));
  const readPhoto = batchedRead(read);
  const end = countLoadingArea();
  const answers = ['ann', 'ben', 'ann'].map(readPhoto);
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all(answers)).toEqual(['photo', null, 'photo']);
  expect(read.mock.calls).toEqual([[['ann', 'ben']]]);
});

test('fifty people share a call', async () => {
  vi.stubGlobal('window', {});
  const read = vi.fn(noPhotos);
  const readPhoto = batchedRead(read);
  const answers = Array.from({ length: 101 }, (_, index) => readPhoto(String(index)));
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(answers);
  expect(read.mock.calls.map(([ids]) => ids.length)).toEqual([50, 50, 1]);
});

test('a failed call fails for its people only, and the next one succeeds', async () => {
  vi.stubGlobal('window', {});
  const read = vi.fn(noPhotos).mockRejectedValueOnce(new Error('away'));
  const readPhoto = batchedRead(read);
  const failed = expect(readPhoto('ann')).rejects.toThrow('away');
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  const again = readPhoto('ann');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await again).toBeNull();
});
