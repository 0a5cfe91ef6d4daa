import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { concernedBy } from './live-updates.ts';

const queries = [
  { queryKey: ['time-off', 'balance'], meta: { isOwn: true } },
  { queryKey: ['time-off', 'approvals'] },
  { queryKey: ['teams', 'list'] },
  { queryKey: ['company'] },
];

/** The keys of what is fetched again. */
function stale(...news: Parameters<typeof concernedBy>): string[] {
  const client = new QueryClient();
  for (const query of queries) client.getQueryCache().build(client, query);
  for (const query of client.getQueryCache().getAll()) query.setData({});
  void client.invalidateQueries(concernedBy(...news));
  const invalid = client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  return invalid.map(({ queryKey }) => queryKey.join(' '));
}

test('news of the own time off fetch again all that shows time off, and nothing else', () => {
  expect(stale('time-off')).toEqual(['time-off balance', 'time-off approvals']);
});

test('news of others’ time off leave the own balance and requests as they are', () => {
  expect(stale('time-off', true)).toEqual(['time-off approvals']);
});

test('news of a topic that stands in everything fetch everything again but the company', () => {
  expect(stale('people', true)).toEqual(['time-off balance', 'time-off approvals', 'teams list']);
});

describe('the stream of news', () => {
  class Stream {
    static CLOSED = 2;
    static opened: Stream[] = [];
    readyState = 0;
    onopen = () => {};
    onerror = () => {};
    constructor() {
      Stream.opened.push(this);
    }
    addEventListener() {}
    close() {}
    /** What browsers do after an answer that is no stream, such as the 502 of a proxy: they do not come back. */
    giveUp() {
      this.readyState = Stream.CLOSED;
      this.onerror();
    }
  }

  /** A client that shows one list, and whether that is to be fetched again; it was answered so many milliseconds ago. */
  async function follow({ locks, age = 0 }: { locks?: object; age?: number } = {}) {
    Stream.opened = [];
    vi.useFakeTimers();
    vi.resetModules();
    const { followNews } = await import('./live-updates.ts');
    vi.stubGlobal('EventSource', Stream);
    vi.stubGlobal('navigator', { locks });
    const client = new QueryClient();
    client.setQueryData(['teams', 'list'], {}, { updatedAt: Date.now() - age });
    const stop = followNews(client);
    const isStale = () => client.getQueryState(['teams', 'list'])?.isInvalidated;
    return { stop, isStale };
  }

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is opened again after the browser gave up, and what was missed is fetched', async () => {
    const { stop, isStale } = await follow();
    Stream.opened[0]?.onopen();
    Stream.opened[0]?.giveUp();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(Stream.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(7_200);
    expect([Stream.opened.length, isStale()]).toEqual([2, false]);
    Stream.opened[1]?.onopen();
    expect(isStale()).toBe(true);
    stop();
  });

  test('is not opened again once nobody follows it', async () => {
    const { stop } = await follow();
    Stream.opened[0]?.giveUp();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Stream.opened).toHaveLength(1);
  });

  test('makes good what was missed before it, as a slow page began to listen', async () => {
    const { stop, isStale } = await follow({ age: 5_001 });
    expect(isStale()).toBe(false);
    Stream.opened[0]?.onopen();
    expect(isStale()).toBe(true);
    stop();
  });

  test('makes good what was missed also where another tab listens', async () => {
    const request = (_name: string, options: { ifAvailable?: boolean }, work: (lock: unknown) => unknown) =>
      options.ifAvailable ? Promise.resolve(work(null)) : new Promise(() => undefined);
    const { stop, isStale } = await follow({ locks: { request }, age: 5_001 });
    await vi.advanceTimersByTimeAsync(0);
    expect([Stream.opened.length, isStale()]).toEqual([0, true]);
    stop();
  });

  test('is taken over from another tab with what that one did not hear', async () => {
    const request = (_name: string, options: { ifAvailable?: boolean }, work: (lock: unknown) => unknown) =>
      Promise.resolve(work(options.ifAvailable ? null : {}));
    const { stop, isStale } = await follow({ locks: { request } });
    await vi.advanceTimersByTimeAsync(0);
    Stream.opened[0]?.onopen();
    expect(isStale()).toBe(true);
    stop();
  });
});
