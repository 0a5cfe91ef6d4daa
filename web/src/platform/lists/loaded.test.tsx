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

test('after the first attempt it shows the timeout and that a retry is under way', () => {
  const page = shown({ failureReason: timeout, isFetching: true });
  expect(page).toContain('Failed to fetch users');
  expect(page).toContain('Request timeout. Still waiting…');
});

test('after the last attempt nothing is loading', () => {
  const page = shown({ error: timeout, failureReason: timeout, isFetching: false });
  expect(page).toContain('Request timeout');
  expect(page).not.toContain('Still waiting');
});

test('other failed attempts are retried silently, and late data is shown', () => {
  const offline = new ApiError('Network error - please check your connection', 0);
  expect(shown({ failureReason: offline, isFetching: true })).toBe('Loading');
  expect(shown({ data: 'Ada', failureReason: timeout, isFetching: true })).toBe('Ada');
});

test('a page may have its own message for other failures', () => {
  const page = shown({ error: new ApiError('Not for you', 403), isFetching: false });
  expect(page).toContain('The server said no');
});

test('an unknown outcome of a change is shown as such', () => {
  const unknown = new NoReplyError('Request timeout. It is not known whether this was done.', 408);
  const alert = renderToStaticMarkup(<FailureAlert title="The team was not saved" error={unknown} />);
  expect(alert).toContain('No reply yet');
  expect(alert).toContain('It is not known whether this was done.');
  expect(alert).not.toContain('was not saved');
});
