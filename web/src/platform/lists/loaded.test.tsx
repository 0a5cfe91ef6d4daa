import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FailureAlert } from '../forms/failure-alert.tsx';
import { ApiError, NoReplyError } from '../http/api-error.ts';
import { Loaded } from './loaded.tsx';

const timeout = new ApiError('Request timeout', 408);
const refetch = () => Promise.reject(timeout);

function shown(query: { data?: string; error?: Error; failureReason?: Error; isFetching: boolean }) {
  const { data, error = null, failureReason = null, isFetching } = query;
  return renderToStaticMarkup(
    <Loaded
      query={{ data, error, failureReason, isFetching, refetch }}
      failure="Failed to fetch users"
      message="The server said no"
      skeleton="Loading"
    >
      {(text) => text}
    </Loaded>,
  );
}

test('a time-out is said after the first attempt, and that the server is still being asked', () => {
  const page = shown({ failureReason: timeout, isFetching: true });
  expect(page).toContain('Failed to fetch users');
  expect(page).toContain('Request timeout. Still waiting…');
});

test('after the last attempt nothing is waited for any more', () => {
  const page = shown({ error: timeout, failureReason: timeout, isFetching: false });
  expect(page).toContain('Request timeout');
  expect(page).not.toContain('Still waiting');
});

test('an attempt that failed otherwise is repeated in silence, and what came late is shown', () => {
  const offline = new ApiError('Network error - please check your connection', 0);
  expect(shown({ failureReason: offline, isFetching: true })).toBe('Loading');
  expect(shown({ data: 'Ada', failureReason: timeout, isFetching: true })).toBe('Ada');
});

test('a page says its own sentence about any other failure', () => {
  const page = shown({ error: new ApiError('Not for you', 403), isFetching: false });
  expect(page).toContain('The server said no');
});

test('of a change whose outcome is not known nothing is claimed', () => {
  const unknown = new NoReplyError('Request timeout. It is not known whether this was done.', 408);
  const alert = renderToStaticMarkup(<FailureAlert title="The team was not saved" error={unknown} />);
  expect(alert).toContain('No reply yet');
  expect(alert).toContain('It is not known whether this was done.');
  expect(alert).not.toContain('was not saved');
});
