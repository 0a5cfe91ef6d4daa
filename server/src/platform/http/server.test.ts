import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { refuse } from '@almanac/domain/refusal';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { englishReader } from '../../testing/english-reader.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { callerOf } from './endpoints/caller.ts';
import { createServer } from './server.ts';

const settings = {
  log: { level: 'silent' },
  appUrl: 'http://localhost',
  trustedProxies: [],
  reader: englishReader,
} as const;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const link = '/api/auth/sign-in/magic-link';
const json = { 'content-type': 'application/json' };

describe('every fault has the same error shape', () => {
  const cases: [name: string, call: InjectOptions, status: number, code: string][] = [
    [
      'malformed JSON',
      { method: 'POST', url: link, headers: json, payload: '{"email":' },
      400,
      'VALIDATION_ERROR',
    ],
    ['no body', { method: 'POST', url: link }, 400, 'VALIDATION_ERROR'],
    [
      'a body that is no object',
      { method: 'POST', url: link, headers: json, payload: '[]' },
      400,
      'VALIDATION_ERROR',
    ],
    [
      'a prototype in the body',
      { method: 'POST', url: link, headers: json, payload: '{"__proto__":{}}' },
      400,
      'VALIDATION_ERROR',
    ],
    [
      'another media type',
      { method: 'POST', url: link, headers: { 'content-type': 'text/plain' }, payload: 'email=a' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a form of another page',
      {
        method: 'POST',
        url: link,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'email=a',
      },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a body over 64 KiB',
      { method: 'POST', url: link, payload: { email: 'a'.repeat(65 * 1024) } },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['an unknown call', { url: '/api/nothing' }, 404, 'NOT_FOUND'],
    ['an unused route of the authentication library', { url: '/api/auth/ok' }, 404, 'NOT_FOUND'],
    ['another method', { method: 'DELETE', url: '/api/company' }, 404, 'NOT_FOUND'],
    ['a URL that cannot be decoded', { url: '/api/%zz' }, 400, 'VALIDATION_ERROR'],
    ['a URL over the file system’s limit', { url: `/api/${'a'.repeat(5000)}` }, 404, 'NOT_FOUND'],
    ['a URL with a path traversal', { url: '/api/..%2f..%2fpackage.json' }, 404, 'NOT_FOUND'],
    ['no session', { url: '/api/vacation/my-balance' }, 401, 'UNAUTHENTICATED'],
    ['a missing asset', { url: '/assets/nothing.js' }, 404, 'NOT_FOUND'],
  ];
  test.each(cases)('%s', async (_name, call, status, code) => {
    const answer = await app.server.inject(call);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
    expect(answer.json().message).toMatch(/^[A-Z]/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('a HEAD call has the status and no body', async () => {
    const answer = await app.server.inject({ method: 'HEAD', url: '/api/vacation/my-balance' });
    expect([answer.statusCode, answer.body]).toEqual([401, '']);
  });

  test.each([
    [
      'headers over the limit',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    ['malformed HTTP', 'HELO\r\n\r\n', 400, 'VALIDATION_ERROR'],
  ])('%s', async (_name, sent, status, code) => {
    const { port } = app.server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end(sent);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/content-security-policy: default-src 'self'/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code });
  });
});

describe('a connection without a complete request in time', () => {
  async function answerOf(sent: string): Promise<string> {
    const server = createServer(settings);
    server.server.headersTimeout = 1;
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    const answer = await text(socket);
    await server.close();
    return answer;
  }

  test('is answered if a request was begun', async () => {
    expect(await answerOf('GET /api/session HTTP/1.1\r\nHost: a\r\n')).toMatch(
      /^HTTP\/1.1 400 [\s\S]*took too long/,
    );
  });

  test('is closed silently otherwise: a browser that opened it in advance would take a response for its next one', async () => {
    expect(await answerOf('')).toBe('');
  });
});

test('an unknown field is named', async () => {
  const answer = await app.server.inject({
    method: 'POST',
    url: link,
    payload: { email: 'a@example.com', x: 1 },
  });
  expect(answer.json()).toMatchObject({
    message: "Validation failed: There is no field 'x'",
    issues: [{ path: 'x' }],
  });
});

test('every response has the security headers, and no API response is cached', async () => {
  for (const url of ['/', '/api/company', '/api/nothing', '/api/docs', '/dev/mailbox', '/api/health/live']) {
    const { headers } = await app.server.inject({ url });
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['strict-transport-security']).toBeUndefined();
    if (url.startsWith('/api')) expect(headers['cache-control']).toBe('no-store');
  }
});

test('the API pages are for signed-in people, its description is public', async () => {
  const { cookie } = await app.signedIn('EMPLOYEE');
  for (const url of ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/static/swagger-ui.css']) {
    const refused = await app.server.inject({ url });
    expect([url, refused.statusCode, refused.json().code]).toEqual([url, 401, 'UNAUTHENTICATED']);
    const shown = await app.server.inject({ url, headers: { cookie } });
    expect([url, shown.statusCode]).toEqual([url, 200]);
    expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
  expect((await app.server.inject({ url: '/api/openapi.json' })).statusCode).toBe(200);
});

test('behind https, browsers must stay on it, and cookies are secure', async () => {
  const secure = await testApp({ config: { appUrl: 'https://almanac.example.com' } });
  const { headers } = await secure.server.inject({ url: '/api/company' });
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  const out = await secure.server.inject({ method: 'POST', url: '/api/auth/sign-out' });
  expect(String(out.headers['set-cookie'])).toMatch(/__Host-almanac.session_token=;.*Path=\/;.*Secure/);
  expect(String(out.headers['set-cookie'])).not.toMatch(/Domain/i);
  await secure.close();
});

test('no response allows other origins, and each has its type with its charset', async () => {
  const headers = { origin: 'https://evil.example.com', 'access-control-request-method': 'POST' };
  for (const url of ['/api/company', '/api/nowhere', '/api/openapi.json', link]) {
    for (const method of ['GET', 'OPTIONS', 'POST'] as const) {
      const answer = await app.server.inject({ method, url, headers });
      const names = Object.keys(answer.headers);
      expect(
        names.filter((name) => name.startsWith('access-control')),
        `${method} ${url}`,
      ).toEqual([]);
      if (answer.body) expect(answer.headers['content-type'], url).toBe('application/json; charset=utf-8');
    }
  }
});

test('a forwarded address is accepted only from a trusted proxy', async () => {
  for (const [trustedProxies, address] of [
    [[], '127.0.0.1'],
    [['127.0.0.0/8'], '203.0.113.7'],
  ] as const) {
    const server = createServer({ ...settings, trustedProxies });
    server.get('/caller', (request) => callerOf(request).address);
    const answer = await server.inject({
      url: '/caller',
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    expect(answer.body).toBe(address);
    await server.close();
  }
});

test('a thrown refusal is a fault: only returned ones must be declared', async () => {
  const server = createServer(settings);
  server.get('/thrown', () => {
    throw refuse('OWN_REQUEST', 'You cannot decide your own request');
  });
  const answer = await server.inject({ url: '/thrown' });
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'INTERNAL_ERROR']);
  await server.close();
});

test('the log has one line per call, without its query', async () => {
  await app.server.inject({
    url: '/api/company?token=secret-of-the-query',
    headers: { cookie: 'a=secret-cookie' },
  });
  const lines = app.logged.map((line) => JSON.parse(line));
  expect(lines.at(-1)).toMatchObject({ method: 'GET', path: '/api/company', status: 400 });
  expect(app.logged.join('')).not.toMatch(/secret-of-the-query|secret-cookie/);
});

test('a refused call is logged with its caller and the id in its response', async () => {
  const employee = await app.signedIn('EMPLOYEE');
  const refused = await employee.get('/admin/users');
  expect(refused.statusCode).toBe(403);
  expect(app.logged.map((line) => JSON.parse(line)).at(-1)).toMatchObject({
    method: 'GET',
    path: '/api/admin/users',
    status: 403,
    userId: employee.id,
    requestId: refused.json().requestId,
  });
});

test('a fault is logged with its cause and the id in the response', async () => {
  const logged: string[] = [];
  const stream = { write: (line: string) => logged.push(line) > 0 };
  const server = createServer({ ...settings, log: { level: 'error', stream } });
  server.get('/broken', () => {
    throw new Error('The sum is wrong', { cause: new TypeError('Five is no even number') });
  });
  const { requestId } = (await server.inject({ url: '/broken' })).json();
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    {
      msg: 'The call failed',
      requestId,
      err: { message: 'The sum is wrong', cause: { type: 'TypeError', message: 'Five is no even number' } },
    },
  ]);
  await server.close();
});

test('the API description lists every call with its errors', async () => {
  const { paths } = (await app.server.inject({ url: '/api/openapi.json' })).json();
  expect(Object.keys(paths)).toContain('/api/admin/users/{id}');
  expect(Object.keys(paths['/api/admin/departments'].post.responses)).toEqual(
    expect.arrayContaining(['201', '400', '401', '403', '409', '413', '415', '500']),
  );
  for (const [path, methods] of Object.entries<object>(paths))
    for (const [method, { responses }] of Object.entries(methods)) {
      expect(responses, `${method} ${path}`).toMatchObject({
        429: { description: expect.stringContaining('RATE_LIMITED') },
        503: { description: expect.stringContaining('UNAVAILABLE') },
      });
    }
});

test('ready while the database responds, and 503 within two seconds once it is down', async () => {
  const broken = await testApp();
  expect((await broken.server.inject({ url: '/api/health/ready' })).json()).toEqual({
    status: 'ready',
    details: { mails: { waiting: 0, failed: 0 } },
  });
  await broken.servicePool.end();
  const away = await broken.server.inject({ url: '/api/health/ready' });
  expect([away.statusCode, away.json()]).toEqual([503, { status: 'unavailable' }]);
  expect((await broken.server.inject({ url: '/api/health/live' })).statusCode).toBe(200);
  await broken.close().catch(() => undefined);
});
