import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { NewsStreams } from '../platform/news/news-streams.ts';
import { createAnnouncer } from './announcer.ts';

test('news with unknown recipients delays no other news, and everyone refetches', async () => {
  const streams = new NewsStreams(() => '2026-06-01');
  const faults: unknown[] = [];
  const away = new Error('The database is away');
  const announcer = createAnnouncer({
    streams,
    surroundings: () => {
      throw away;
    },
    onError: (fault) => faults.push(fault),
  });
  const heard = ['ann', 'ben', 'cleo'].map((userId) => {
    const stream = streams.open(userId);
    let text = '';
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    return { text: () => text, hasEnded: () => stream?.readableEnded };
  });
  announcer.announce({ topic: 'people', userId: 'ann' });
  announcer.announce({ topic: 'session', userId: 'ben' });
  await expect.poll(() => heard[1]?.hasEnded()).toBe(true);
  await pause(0);
  expect(heard[1]?.text()).toContain('data: session\n');
  expect(heard[2]?.text()).toContain('data: everything\n');
  expect(faults).toEqual([away]);
  streams.close();
});
