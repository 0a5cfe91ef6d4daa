import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** The data received until the server closes the connection; the client keeps its side open. */
async function rawAnswer(lines: string[], body = ''): Promise<string> {
  const { port } = app.server.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  return text(socket).finally(() => socket.destroy());
}

function expectRefused(answer: string, status: number, code: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/content-security-policy: default-src 'self'/);
  expect(head).toMatch(/x-content-type-options: nosniff/);
  expect(head).toMatch(/^connection: close$/im);
  expect(JSON.parse(body)).toMatchObject({ code, requestId: expect.any(String) });
}

const company = 'GET /api/company HTTP/1.1';

test.each([
  ['two hosts', [company, 'Host: localhost', 'Host: evil.test']],
  ['one host twice', [company, 'Host: localhost', 'host: localhost']],
  ['no host', [company]],
  ['an empty host', [company, 'Host:']],
  ['a host with a space', [company, 'Host: local host']],
  ['a host with a path', [company, 'Host: localhost/evil']],
  ['a host with a name before it', [company, 'Host: evil@localhost']],
  ['two hosts in one header', [company, 'Host: localhost, evil.test']],
  ['an invalid port', [company, 'Host: localhost:http']],
  ['a port out of range', [company, 'Host: localhost:65536']],
  ['a name with an empty label', [company, 'Host: a..b']],
  ['only dots', [company, 'Host: ..']],
  ['only a hyphen', [company, 'Host: -']],
  ['a page without a host', ['GET / HTTP/1.1']],
  ['HTTP/1.0 without a host', ['GET /api/company HTTP/1.0']],
  ['an HTTP/1.0 health check with two hosts', ['GET /api/health/live HTTP/1.0', 'Host: a', 'Host: b']],
  ['an HTTP/1.1 health check without a host', ['GET /api/health/live HTTP/1.1']],
])('%s is 400 with the common headers, and the connection closes', async (_what, lines) => {
  expectRefused(await rawAnswer(lines), 400, 'VALIDATION_ERROR');
});

test.each([
  'localhost',
  'localhost:3000',
  'localhost:65535',
  'almanac.example.com.',
  'almanac_app:3000',
  '127.0.0.1:80',
  '[::1]:3000',
  'xn--bcher-kva.example',
])('the host %s is accepted', async (host) => {
  const answer = await rawAnswer([company, `Host: ${host}`, 'Connection: close']);
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});

test('an HTTP/1.0 health check needs no host', async () => {
  expect(await rawAnswer(['GET /api/health/live HTTP/1.0'])).toMatch(/^HTTP\/1.1 200 /);
});

const signIn = [
  'POST /api/auth/sign-in/magic-link HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  'Content-Length: 2',
];

test.each(['anything', '200-ok', '100-continue, anything', 'anything, 100-continue', ''])(
  'expecting %j is 417 with the common headers, and the connection closes',
  async (expectation) => {
    expectRefused(await rawAnswer([...signIn, `Expect: ${expectation}`], '{}'), 417, 'EXPECTATION_FAILED');
  },
);

test.each(['100-continue', '100-Continue'])('%s is answered before the body is sent', async (expectation) => {
  const { port } = app.server.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write([...signIn, `Expect: ${expectation}`, 'Connection: close', '', ''].join('\r\n'));
  const received: string[] = [];
  for await (const piece of socket) {
    received.push(String(piece));
    if (received.length === 1) socket.write('{}');
  }
  expect(received[0]).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  expect(received.slice(1).join('')).toMatch(/^HTTP\/1.1 400 [\s\S]*Email is required/);
});
