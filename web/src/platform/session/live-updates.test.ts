import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { concernedBy } from './live-updates.ts';

const queries = [
  { queryKey: ['time-off', 'balance'], meta: { isOwn: true } },
  { queryKey: ['time-off', 'approvals'] },
  { queryKey: ['teams', 'list'] },
  { queryKey: ['company'] },
];

/** Keys of the invalidated queries. */
function stale(...news: Parameters<typeof concernedBy>): string[] {
  const client = new QueryClient();
  for (const query of queries) client.getQueryCache().build(client, query);
  for (const query of client.getQueryCache().getAll()) query.setData({});
  void client.invalidateQueries(concernedBy(...news));
  const invalid = client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  return invalid.map(({ queryKey }) => queryKey.join(' '));
}

test("events about one's own time off invalidate all time off, and nothing else", () => {
  expect(stale('time-off')).toEqual(['time-off balance', 'time-off approvals']);
});

test("events about others' time off don't invalidate one's own balance and requests", () => {
  expect(stale('time-off', true)).toEqual(['time-off approvals']);
});

test('events of a global topic invalidate everything except the company', () => {
  expect(stale('people', true)).toEqual(['time-off balance', 'time-off approvals', 'teams list']);
});

test.each(['settings', 'everything'])('%s concerns the company, too', (topic) => {
  expect(stale(topic)).toContain('company');
});

describe('the event stream', () => {
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
    /** Simulates a response that is no stream, such as a proxy's 502: browsers don't reconnect. */
    giveUp() {
      this.readyState = Stream.CLOSED;
      this.onerror();
    }
  }

  /** A client with one list, loaded the given age (ms) ago. Returns whether it is invalidated. */
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

  test('is reopened after the browser gave up, and refetches what was missed', async () => {
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

  test('is not reopened once closed', async () => {
    const { stop } = await follow();
    Stream.opened[0]?.giveUp();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Stream.opened).toHaveLength(1);
  });

  test('refetches what a slow page missed before it connected', async () => {
    const { stop, isStale } = await follow({ age: 5_001 });
    expect(isStale()).toBe(false);
    Stream.opened[0]?.onopen();
    expect(isStale()).toBe(true);
    stop();
  });

  test('refetches what was missed if another tab is connected too', async () => {
    const request = (_name: string, options: { ifAvailable?: boolean }, work: (lock: unknown) => unknown) =>
      options.ifAvailable ? Promise.resolve(work(null)) : new Promise(() => undefined);
    const { stop, isStale } = await follow({ locks: { request }, age: 5_001 });
    await vi.advanceTimersByTimeAsync(0);
    expect([Stream.opened.length, isStale()]).toEqual([0, true]);
    stop();
  });

  test('is taken over from another tab, and refetches what that one missed', async () => {
    const request = (_name: string, options: { ifAvailable?: boolean }, work: (lock: unknown) => unknown) =>
      Promise.resolve(work(options.ifAvailable ? null : {}));
    const { stop, isStale } = await follow({ locks: { request } });
    await vi.advanceTimersByTimeAsync(0);
    Stream.opened[0]?.onopen();
    expect(isStale()).toBe(true);
    stop();
  });
});
