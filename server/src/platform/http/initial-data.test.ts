import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { englishReader } from '../../testing/english-reader.ts';
import { limitCalls } from './call-limits.ts';
import { compressAnswers } from './compression.ts';
import { createServer } from './server.ts';
import { serveWebApp } from './web-app.ts';

const initialCalls = { who: '/api/who', own: '/api/own', refused: '/api/refused', broken: '/api/broken' };

let folder: string;
let server: FastifyInstance;
let asked: { url: string; ip: string; agent: string | undefined }[];
/** URLs of calls aborted before their response. */
let left: string[];
let hold: Promise<void> | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'almanac-web-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Almanac</title><body></body>');
  server = createServer({
    log: { level: 'silent' },
    appUrl: 'http://localhost:3000',
    trustedProxies: [],
    reader: englishReader,
  });
  await compressAnswers(server);
  limitCalls(server, { callsPerSecond: 50, clientOf: ({ headers }) => nameIn(headers.cookie) });
  server.addHook('onRequest', async ({ url, ip, headers }, reply) => {
    if (!url.startsWith('/api/')) return;
    asked.push({ url, ip, agent: headers['user-agent'] });
    reply.raw.once('close', () => {
      if (!reply.raw.writableEnded) left.push(url);
    });
  });
  server.get('/api/who', async ({ headers }, reply) => {
    const name = nameIn(headers.cookie) ?? 'nobody';
    return reply.header('set-cookie', `renewed=${name}`).send({ name });
  });
  server.get('/api/own', async ({ headers }, reply) => {
    await hold;
    await pause(Math.random() * 5);
    return reply.send({ of: nameIn(headers.cookie), text: '</script><b>' });
  });
  server.get('/api/refused', async (_request, reply) => reply.code(403).send({ code: 'FORBIDDEN' }));
  server.get('/api/broken', async () => {
    throw new Error('It broke');
  });
  await serveWebApp(server, folder, { initialCalls, textsIn: englishReader.textsIn });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  asked = [];
  left = [];
  hold = undefined;
});

function nameIn(cookie = ''): string | undefined {
  return /name=(\w+)/.exec(cookie)?.[1];
}

async function open(url: string, name: string, more: Record<string, string> = {}) {
  const headers = { cookie: `name=${name}`, 'user-agent': 'A browser', ...more };
  return server.inject({ url, headers, remoteAddress: '192.0.2.7' });
}

function dataIn(page: string): Record<string, unknown> {
  const [, data = '{}'] = /id="initial-data">(.*?)<\/script><\/body>/s.exec(page) ?? [];
  return JSON.parse(data);
}

test('a page has the responses of its initial calls, made with its reader’s cookie', async () => {
  const { body, headers } = await open('/teams/0192?tab=all', 'ada');
  expect(dataIn(body)).toEqual({ who: { name: 'ada' }, own: { of: 'ada', text: '</script><b>' } });
  expect(body.match(/<\/script>/g)).toHaveLength(1);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'set-cookie': ['renewed=ada'] });
  for (const { ip, agent } of asked) expect([ip, agent]).toEqual(['192.0.2.7', 'A browser']);
});

test('many pages at once each have their own reader’s responses', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `person${index}`);
  const pages = await Promise.all(names.map((name) => open('/teams', name)));
  for (const [index, { body, headers }] of pages.entries()) {
    expect(dataIn(body)).toMatchObject({ own: { of: `person${index}` } });
    expect(body.match(/person\d+/g)?.every((each) => each === names[index])).toBe(true);
    expect(headers['set-cookie']).toEqual([`renewed=person${index}`]);
  }
});

test('a refused or failed call is left to the browser', async () => {
  const { statusCode, body } = await open('/teams', 'ada');
  expect([statusCode, Object.keys(dataIn(body)).toSorted()]).toEqual([200, ['own', 'who']]);
  expect(asked.map(({ url }) => url).toSorted()).toEqual(Object.values(initialCalls).toSorted());
});

test('a page does not wait long for a slow call, which is aborted', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  const { body } = await open('/teams', 'ada');
  expect(Object.keys(dataIn(body))).toEqual(['who']);
  expect(left).toEqual(['/api/own']);
  resolve();
});

test('pages without a session do not count towards their address’s limit; pages with one do', async () => {
  const answered = async (count: number, cookie: string) => {
    const statuses: number[] = [];
    for (let made = 0; made < count; made += 1) {
      const call = { url: '/api/who', headers: { cookie }, remoteAddress: '192.0.2.7' };
      statuses.push((await server.inject(call)).statusCode);
    }
    return statuses.filter((status) => status === 200).length;
  };
  for (let opened = 0; opened < 120; opened += 1)
    expect(Object.keys(dataIn((await open('/teams', '')).body))).toHaveLength(2);
  expect(await answered(200, '')).toBe(200);

  for (let opened = 0; opened < 50; opened += 1) await open('/teams', 'ben');
  expect(await answered(200, 'name=ben')).toBeLessThan(200);
});

test.each([
  ['is prefetched', { 'sec-purpose': 'prefetch;prerender' }],
  ['was opened from a link on another site', { 'sec-fetch-site': 'cross-site' }],
])('a page that %s has no preloaded responses', async (_, headers) => {
  const { statusCode, body } = await open('/teams', 'ada', headers);
  expect([statusCode, dataIn(body), asked]).toEqual([200, {}, []]);
  expect((await open('/teams', 'ada', { 'sec-fetch-site': 'same-origin' })).body).toContain('initial-data');
});

test('a HEAD request for a page makes no calls', async () => {
  const { statusCode } = await server.inject({ method: 'HEAD', url: '/teams' });
  expect([statusCode, asked]).toEqual([200, []]);
});
