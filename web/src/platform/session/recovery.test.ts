import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { createQueryClient } from './query-client.ts';
import { refetchOnRecovery } from './recovery.ts';

const second = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that fails with the status while it is down, and a page that shows one of its answers. */
function openPage(status: number) {
  const server = { isDown: true, isReady: vi.fn(async () => !server.isDown), calls: 0 };
  const client = createQueryClient({ onSessionLost: () => {} });
  const stop = refetchOnRecovery(client, server.isReady);
  const observer = new QueryObserver(client, {
    queryKey: ['anything'],
    retry: false,
    queryFn: async () => {
      server.calls += 1;
      if (server.isDown) throw new ApiError('Down', status);
      return 'here';
    },
  });
  const leave = observer.subscribe(() => {});
  return { server, stop, leave, shown: () => observer.getCurrentResult().data };
}

test.each([0, 408, 502, 503, 504])(
  'after a %i, the data is loaded once the server is ready',
  async (status) => {
    const { server, shown, stop } = openPage(status);
    await vi.advanceTimersByTimeAsync(20 * second);
    expect(server.calls).toBe(1);
    expect(server.isReady).toHaveBeenCalled();
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(20 * second);
    expect(shown()).toBe('here');
    expect(server.calls).toBe(2);
    server.isReady.mockClear();
    await vi.advanceTimersByTimeAsync(200 * second);
    expect(server.isReady).not.toHaveBeenCalled();
    stop();
  },
);

test.each([400, 403, 404, 500])('a %i is a response, so nothing is refetched', async (status) => {
  const { server, stop } = openPage(status);
  await vi.advanceTimersByTimeAsync(200 * second);
  expect(server.isReady).not.toHaveBeenCalled();
  expect(server.calls).toBe(1);
  stop();
});

test('a long outage costs at most one readiness call in 45 seconds', async () => {
  const { server, stop } = openPage(503);
  await vi.advanceTimersByTimeAsync(120 * second);
  server.isReady.mockClear();
  await vi.advanceTimersByTimeAsync(450 * second);
  expect(server.isReady.mock.calls.length).toBeGreaterThan(0);
  expect(server.isReady.mock.calls.length).toBeLessThanOrEqual(10);
  stop();
});

test('a call that fails while the server is ready is repeated at growing intervals', async () => {
  const { server, stop } = openPage(503);
  server.isReady.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(server.calls).toBeGreaterThan(2);
  expect(server.calls).toBeLessThan(7);
  stop();
});

test('nothing is polled after the page is left, nor after the end', async () => {
  const left = openPage(503);
  await vi.advanceTimersByTimeAsync(0);
  left.leave();
  const stopped = openPage(503);
  await vi.advanceTimersByTimeAsync(0);
  stopped.stop();
  await vi.advanceTimersByTimeAsync(200 * second);
  expect(left.server.isReady).not.toHaveBeenCalled();
  expect(stopped.server.isReady).not.toHaveBeenCalled();
  left.stop();
});
