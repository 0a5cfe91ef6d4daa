import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function askFailing(error: Error) {
  const onSessionLost = vi.fn();
  const client = createQueryClient({ onSessionLost });
  const queryFn = vi.fn(() => Promise.reject(error));
  const answer = client.fetchQuery({
    queryKey: ['anything'],
    queryFn,
    retry: client.getDefaultOptions().queries?.retry ?? 0,
  });
  return { client, onSessionLost, queryFn, answer };
}

test.each([400, 401, 403, 404, 409, 429])('a %i is not retried', async (status) => {
  const { queryFn, answer } = askFailing(new ApiError('No', status));
  await expect(answer).rejects.toThrow('No');
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test.each([0, 408, 500, 503])('a %i is tried three times, a second apart', async (status) => {
  const { queryFn, answer } = askFailing(new ApiError('Stumbled', status));
  const failed = expect(answer).rejects.toThrow('Stumbled');
  await vi.advanceTimersByTimeAsync(999);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_001);
  await failed;
  expect(queryFn).toHaveBeenCalledTimes(3);
});

test('a query refused for lack of a session reports the lost session', async () => {
  const { onSessionLost, answer } = askFailing(new ApiError('Sign in', 401));
  await expect(answer).rejects.toThrow();
  expect(onSessionLost).toHaveBeenCalledTimes(1);
});

test('so does a mutation, which is never sent twice', async () => {
  const onSessionLost = vi.fn();
  const mutationFn = vi.fn(() => Promise.reject(new ApiError('Sign in', 401)));
  const mutation = new MutationObserver(createQueryClient({ onSessionLost }), { mutationFn });
  await expect(mutation.mutate()).rejects.toThrow();
  expect(onSessionLost).toHaveBeenCalledTimes(1);
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

test('other refusals leave the session alone', async () => {
  const { onSessionLost, answer } = askFailing(new ApiError('Not yours', 403));
  await expect(answer).rejects.toThrow();
  expect(onSessionLost).not.toHaveBeenCalled();
});
