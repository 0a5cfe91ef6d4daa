import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AlmanacProcess, startAlmanacProcess } from './testing/almanac-process.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';
import { findNginx, type Nginx, startNginx } from './testing/nginx.ts';

const name = 'almanac.northwind.example';
const origin = `https://${name}`;

const found = await findNginx();
const program = 'program' in found ? found.program : '';

interface Call {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: object;
  /** The client's address; each 127.0.0.x is a separate client. */
  from?: string;
}

let folder: string;
let serverBlock: string;
let mailServer: MailServer;
let almanac: AlmanacProcess;
let nginx: Nginx;

/** The output names the public address; the log has the port. */
async function portOf(process: AlmanacProcess): Promise<number> {
  await process.ready();
  return process.port();
}

async function open(proxy: Nginx, path: string, call: Call = {}): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body, from = '127.0.0.2' } = call;
  const sent = request({
    host: '127.0.0.1',
    port: proxy.port,
    localAddress: from,
    servername: name,
    rejectUnauthorized: false,
    path,
    method,
    headers: { host: name, origin, ...(body && { 'content-type': 'application/json' }), ...headers },
  });
  sent.end(body && JSON.stringify(body));
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error('There is no answer');
  return answer;
}

async function call(path: string, given: Call = {}, proxy = nginx) {
  const answer = await open(proxy, path, given);
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

async function signIn(): Promise<string> {
  const body = { email: 'ada@northwind.example', callbackURL: '/dashboard' };
  expect((await call('/api/auth/sign-in/magic-link', { method: 'POST', body })).status).toBe(200);
  const mail = await mailServer.next(body.email);
  const [link = ''] = /https:\/\/\S+\/login\/confirm\S+/.exec(mail.text ?? '') ?? [];
  expect(link.startsWith(`${origin}/`)).toBe(true);
  const { search } = new URL(link);
  const verified = await call(`/api/auth/magic-link/verify${search}`);
  return verified.headers['set-cookie']?.find((cookie) => cookie.includes('session_token')) ?? '';
}

// Without a local or packaged nginx, the name gives the reason.
describe.skipIf(program === '')(
  `behind a real nginx${'missing' in found ? `: ${found.missing}` : ''}`,
  () => {
    /** The settings from docs/operating.md, for the proxy and for Almanac. */
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'almanac-proxied-'));
      const manual = await readFile(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');
      serverBlock = /```nginx\n(.*?)```/s.exec(manual)?.[1] ?? '';
      mailServer = await startMailServer();
      almanac = startAlmanacProcess({
        dataDirectory: join(folder, 'proxied'),
        environment: {
          APP_URL: origin,
          COMPANY_DOMAIN: 'northwind.example',
          TRUSTED_PROXIES: '127.0.0.1',
          SMTP_URL: mailServer.url,
          MAIL_FROM: 'almanac@northwind.example',
          STAFF_SYSTEM_ADMINS: 'ada@northwind.example',
        },
      });
      nginx = await startNginx(program, serverBlock, await portOf(almanac));
    });
    afterAll(async () => {
      await nginx?.stop();
      almanac?.signal('SIGTERM');
      await almanac?.ended;
      await mailServer?.close();
      await rm(folder, { recursive: true, force: true });
    });

    test('the cookie is for this host only, and the session works', async () => {
      const cookie = await signIn();
      expect(cookie).toMatch(
        /^__Host-almanac\.session_token=[^;]+;.*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      const headers = { cookie: cookie.split(';')[0] ?? '' };
      const session = await call('/api/auth/get-session', { headers });
      expect(JSON.parse(session.body).user.email).toBe('ada@northwind.example');
      expect(session.headers['strict-transport-security']).toContain('max-age=');

      const stream = await open(nginx, '/api/news', { headers });
      expect([stream.statusCode, stream.headers['content-type']]).toEqual([200, 'text/event-stream']);
      let heard = '';
      stream.on('data', (data: Buffer) => {
        heard += data.toString();
      });
      const day = new Date(Date.now() + 7 * 86_400_000);
      while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
      const date = day.toISOString().slice(0, 10);
      const body = { type: 'WORK_FROM_HOME', startDate: date, endDate: date };
      expect((await call('/api/vacation', { method: 'POST', headers, body })).status).toBe(201);
      await expect.poll(() => heard).toContain('data:');
      stream.destroy();
    });

    test.each([
      {},
      { 'x-forwarded-host': 'localhost' },
      { host: 'localhost', 'x-forwarded-host': 'localhost' },
    ])('the mailbox is closed to %o', async (headers) => {
      const { body, headers: answered } = await call('/dev/mailbox', { headers });
      expect(body).not.toContain('<h1>Mailbox</h1>');
      expect(JSON.stringify(answered)).not.toContain('localhost');
    });

    test('the mailbox is closed also without the proxy configured', async () => {
      const unconfigured = startAlmanacProcess({ dataDirectory: join(folder, 'unconfigured') });
      const proxy = await startNginx(program, serverBlock, await portOf(unconfigured));
      try {
        for (const headers of [{ 'x-forwarded-host': 'localhost' }, { host: 'localhost' }]) {
          expect((await call('/dev/mailbox', { headers }, proxy)).status).toBe(404);
        }
      } finally {
        await proxy.stop();
        unconfigured.signal('SIGTERM');
        await unconfigured.ended;
      }
    });

    test('each client has its own limits, whatever forwarded address it claims', async () => {
      const company = (from: string, headers = {}) => call('/api/company', { from, headers });
      const answers: (number | undefined)[] = [];
      for (let count = 0; count < 250; count += 1) {
        answers.push((await company('127.0.0.3', { 'x-forwarded-for': `10.0.0.${count}` })).status);
      }
      expect(answers).toContain(429);
      expect((await company('127.0.0.4')).status).toBe(200);
    });
  },
);
