import type { Readable } from 'node:stream';
import { setImmediate as written } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsStreams } from './news-streams.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The stream's output since it was last read. */
function textOf(stream: Readable | undefined): string {
  const chunks: unknown[] = [];
  for (let chunk = stream?.read(); chunk; chunk = stream?.read()) chunks.push(chunk);
  return chunks.join('');
}

test('5,000 listeners hear of a new day within about a minute, some each second, and each once', async () => {
  let today = '2026-12-31';
  const streams = new NewsStreams(() => today);
  const opened = Array.from({ length: 5_000 }, (_, index) => streams.open(`person ${index}`));
  const received = () => opened.filter((stream) => textOf(stream).includes('2027-01-01')).length;
  received();
  today = '2027-01-01';
  const each: number[] = [];
  for (let second = 0; second < 70; second += 1) {
    vi.advanceTimersByTime(1_000);
    await written();
    each.push(received());
  }
  expect(Math.max(...each)).toBeLessThanOrEqual(80);
  expect(each.reduce((sum, count) => sum + count, 0)).toBe(5_000);
  streams.close();
});

test('a few listeners hear of it within a second, without closed ones', async () => {
  let today = '2026-12-31';
  const streams = new NewsStreams(() => today);
  const [stays, goes] = [streams.open('ann'), streams.open('bea')];
  textOf(stays);
  goes?.destroy();
  today = '2027-01-01';
  vi.advanceTimersByTime(1_000);
  await written();
  expect(textOf(stays)).toBe('event: today\ndata: 2027-01-01\n\n');
  streams.close();
});

test('a few listeners hear of rule changes at once, 5,000 within a minute, and each once for repeated changes', async () => {
  const streams = new NewsStreams(() => '2026-12-31');
  const ann = streams.open('ann');
  textOf(ann);
  streams.sendGradually('rules');
  await written();
  expect(textOf(ann)).toBe('data: rules\n\n');

  const opened = Array.from({ length: 5_000 }, (_, index) => streams.open(`person ${index}`));
  const received = () => opened.map((stream) => textOf(stream).split('data: rules').length - 1);
  received();
  const times = opened.map(() => 0);
  const each: number[] = [];
  for (let second = 0; second < 70; second += 1) {
    if (second < 3) for (const topic of ['rules', 'rules']) streams.sendGradually(topic);
    vi.advanceTimersByTime(1_000);
    await written();
    const now = received();
    each.push(now.reduce((sum, count) => sum + count, 0));
    for (const [index, count] of now.entries()) times[index] = (times[index] ?? 0) + count;
  }
  expect(Math.max(...each)).toBeLessThanOrEqual(160);
  // Listeners of the first seconds hear again of later changes.
  expect(times.every((count) => count >= 1 && count <= 4)).toBe(true);
  expect(times.slice(1_000).every((count) => count === 1)).toBe(true);
  streams.close();
});
