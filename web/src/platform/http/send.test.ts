import { expect, test } from 'vitest';
import { type Method, type Reply, send } from './send.ts';

interface Sent {
  address: string;
  request: RequestInit;
}

async function exchange(
  method: Method,
  path: string,
  input: object,
  answer: () => Response = () => new Response('{}'),
): Promise<Sent & Reply> {
  const calls: Sent[] = [];
  const reply = await send(method, path, input, {
    address: '/api',
    timeoutMilliseconds: 1_000,
    fetch: async (address, request = {}) => {
      calls.push({ address: String(address), request });
      return answer();
    },
  });
  const [call] = calls;
  if (!call) throw new Error('nothing was sent');
  return { ...call, ...reply };
}

function failure(answer: () => Promise<Response>, timeoutMilliseconds = 1_000) {
  return send('GET', '/vacation', {}, { address: '/api', timeoutMilliseconds, fetch: answer });
}

test('cookies are sent with every call', async () => {
  const { request } = await exchange('GET', '/vacation', {});
  expect(request.credentials).toBe('include');
});

test('path parameters are filled and escaped; the rest of a GET is its query', async () => {
  const { address, request } = await exchange('GET', '/vacation/leave-balance/{userId}', {
    userId: 'a/b',
    year: 2026,
  });
  expect(address).toBe('/api/vacation/leave-balance/a%2Fb?year=2026');
  expect(request.body).toBeUndefined();
});

test('arrays are repeated parameters, empty values are omitted', async () => {
  const { address } = await exchange('GET', '/vacation', {
    status: ['PENDING', 'APPROVED'],
    type: [],
    page: 0,
    sortBy: '',
    sortOrder: undefined,
    teamId: null,
  });
  expect(address).toBe('/api/vacation?status=PENDING&status=APPROVED&page=0');
});

test('the rest of a POST is its JSON body', async () => {
  const { address, request } = await exchange('POST', '/vacation/{id}/reject', {
    id: '7',
    reason: 'Too few of us',
  });
  expect(address).toBe('/api/vacation/7/reject');
  expect(new Headers(request.headers).get('Content-Type')).toBe('application/json');
  expect(request.body).toBe('{"reason":"Too few of us"}');
});

test('a DELETE has its input in the query and no body', async () => {
  const { address, request } = await exchange('DELETE', '/vacation/{id}', { id: '7' });
  expect(address).toBe('/api/vacation/7');
  expect(request.body).toBeUndefined();
});

test('no content is null', async () => {
  const { answer } = await exchange(
    'DELETE',
    '/vacation/{id}',
    { id: '7' },
    () => new Response(null, { status: 204 }),
  );
  expect(answer).toBeNull();
});

test('an empty body is null', async () => {
  const { answer } = await exchange('GET', '/vacation', {}, () => new Response(''));
  expect(answer).toBeNull();
});

test('response headers are returned', async () => {
  const counted = () => new Response('[]', { headers: { 'X-Total-Count': '412' } });
  const { headers } = await exchange('GET', '/admin/users', {}, counted);
  expect(headers.get('X-Total-Count')).toBe('412');
});

test.each([
  ['its message', '{"message":"Not yours","error":"Forbidden"}', 'Not yours'],
  ['otherwise its error', '{"error":"Forbidden"}', 'Forbidden'],
  ['otherwise the status', '{}', 'HTTP 403: Forbidden'],
  ['the status if it is not JSON', '<html>', 'HTTP 403: Forbidden'],
  ['the status if it is empty', '', 'HTTP 403: Forbidden'],
  ['the status if it is null', 'null', 'HTTP 403: Forbidden'],
])('an error answer has %s', async (_, body, message) => {
  const answer = async () => new Response(body, { status: 403, statusText: 'Forbidden' });
  await expect(failure(answer)).rejects.toMatchObject({ name: 'ApiError', message, status: 403 });
});

test('an error keeps its code and its issues', async () => {
  const issues = [{ path: 'email', message: 'Email is required' }];
  const body = JSON.stringify({
    message: 'Validation failed: Email is required',
    code: 'VALIDATION_ERROR',
    issues,
  });
  const answer = async () => new Response(body, { status: 400 });
  await expect(failure(answer)).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues,
  });
});

test('a success that is not JSON fails', async () => {
  await expect(failure(async () => new Response('<html>'))).rejects.toMatchObject({
    name: 'ApiError',
    message: 'Invalid JSON response',
    status: 200,
  });
});

test('a network failure is status 0', async () => {
  const answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(failure(answer)).rejects.toMatchObject({
    message: 'Network error - please check your connection',
    status: 0,
  });
});

test('a timeout is status 408', async () => {
  const never: typeof fetch = (_, request) =>
    new Promise((_resolve, reject) => {
      request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
    });
  const late = send('GET', '/vacation', {}, { address: '/api', timeoutMilliseconds: 5, fetch: never });
  await expect(late).rejects.toMatchObject({ message: 'Request timeout', status: 408 });
});

test('anything else is status 500', async () => {
  const answer = () => Promise.reject(new RangeError('unforeseen'));
  await expect(failure(answer)).rejects.toMatchObject({
    message: 'An unexpected error occurred',
    status: 500,
  });
});

test("an aborted call fails with the caller's reason, not an API error", async () => {
  const reason = new DOMException('The page was left', 'AbortError');
  const wire = { address: '/api', timeoutMilliseconds: 1_000, fetch: () => Promise.reject(reason) };
  const given = send('GET', '/vacation', {}, wire, { signal: AbortSignal.abort(reason) });
  await expect(given).rejects.toBe(reason);
});
