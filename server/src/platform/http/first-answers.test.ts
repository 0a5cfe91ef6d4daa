import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limitCalls } from './call-limits.ts';
import { compressAnswers } from './compression.ts';
import { createServer } from './server.ts';
import { serveWebApp } from './web-app.ts';

/** Stands for what the build makes: asks who is there, and then for what the address names. */
const calls = `
  let fetch;
  export const connect = (call) => { fetch = call; };
  const read = (address) => fetch(address, { method: 'GET' });
  export const makeFirstCalls = async ({ address, params, search }) => {
    const { name } = await (await read('/api/who')).json();
    await Promise.all([read('/api/' + address + search), params.teamId && read('/api/own/' + name)]);
    if (address === 'written') await fetch('/api/who', { method: 'POST' });
  };
`;

let folder: string;
let server: FastifyInstance;
let asked: { method: string; url: string; ip: string; agent: string | undefined }[];
/** What was given up before it was answered. */
let left: string[];
let hold: Promise<void> | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'almanac-web-'));
  for (const [name, content] of [
    ['index.html', '<!doctype html><title>Almanac</title><body></body>'],
    ['first-calls.mjs', calls],
    [
      'pages.json',
      '{"teams":"index.html","teams/:teamId":"index.html","broken":"index.html","written":"index.html"}',
    ],
  ] as const) {
    await writeFile(join(folder, name), content);
  }
  server = createServer({ log: { level: 'silent' }, appUrl: 'http://localhost:3000', trustedProxies: [] });
  await compressAnswers(server);
  limitCalls(server, { callsPerSecond: 50, sessionOf: ({ headers }) => nameIn(headers.cookie) });
  server.addHook('onRequest', async ({ method, url, ip, headers }, reply) => {
    if (!url.startsWith('/api/')) return;
    asked.push({ method, url, ip, agent: headers['user-agent'] });
    reply.raw.once('close', () => {
      if (!reply.raw.writableEnded) left.push(url);
    });
  });
  server.get('/api/who', async ({ headers }, reply) => {
    const name = nameIn(headers.cookie) ?? 'nobody';
    return reply.header('set-cookie', `renewed=${name}`).send({ name });
  });
  server.get('/api/own/:name', async ({ url }, reply) => {
    await hold;
    await pause(Math.random() * 5);
    return reply.header('x-total-count', '7').send({ url, text: '</script><b>' });
  });
  server.get('/api/teams', async (_request, reply) => reply.code(403).send({ code: 'FORBIDDEN' }));
  server.get('/api/teams/:teamId', async ({ url }) => ({ url }));
  server.get('/api/broken', async () => {
    throw new Error('It broke');
  });
  await serveWebApp(server, folder);
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

function answersIn(page: string): Record<string, { body: string; headers: object }> {
  const [, data = '{}'] = /id="first-answers">(.*?)<\/script><\/body>/s.exec(page) ?? [];
  return JSON.parse(data);
}

test('a page comes with the answers of its first calls, made in the name of who asks for it', async () => {
  const { body, headers } = await open('/teams/0192?tab=all', 'ada');
  const answers = answersIn(body);
  expect(Object.keys(answers).toSorted()).toEqual(['/api/own/ada', '/api/teams/:teamId?tab=all', '/api/who']);
  expect(answers['/api/own/ada']).toEqual({
    body: JSON.stringify({ url: '/api/own/ada', text: '</script><b>' }),
    headers: { 'x-total-count': '7' },
  });
  expect(body.match(/<\/script>/g)).toHaveLength(1);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'set-cookie': ['renewed=ada'] });
  for (const { ip, agent } of asked) expect([ip, agent]).toEqual(['192.0.2.7', 'A browser']);
});

test('of many who open pages at once each gets their own answers', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `person${index}`);
  const pages = await Promise.all(names.map((name) => open('/teams/0192', name)));
  for (const [index, { body, headers }] of pages.entries()) {
    expect(Object.keys(answersIn(body))).toContain(`/api/own/person${index}`);
    expect(body.match(/person\d+/g)?.every((each) => each === names[index])).toBe(true);
    expect(headers['set-cookie']).toEqual([`renewed=person${index}`]);
  }
});

test('what was refused, or failed, is left to the browser', async () => {
  expect(Object.keys(answersIn((await open('/teams', 'ada')).body))).toEqual(['/api/who']);
  const broken = await open('/broken', 'ada');
  expect([broken.statusCode, Object.keys(answersIn(broken.body))]).toEqual([200, ['/api/who']]);
});

test('a page does not wait long for an answer, which gives its place back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  const { body } = await open('/teams/0192', 'ada');
  expect(Object.keys(answersIn(body))).not.toContain('/api/own/ada');
  expect(Object.keys(answersIn(body))).toContain('/api/who');
  expect(left).toEqual(['/api/own/ada']);
  resolve();
});

test('nobody’s pages take nothing of what their address may call; those of a session do', async () => {
  const answered = async (count: number, cookie: string) => {
    const statuses: number[] = [];
    for (let made = 0; made < count; made += 1) {
      const call = { url: '/api/who', headers: { cookie }, remoteAddress: '192.0.2.7' };
      statuses.push((await server.inject(call)).statusCode);
    }
    return statuses.filter((status) => status === 200).length;
  };
  for (let opened = 0; opened < 120; opened += 1)
    expect(Object.keys(answersIn((await open('/teams/0192', '')).body))).toHaveLength(3);
  expect(await answered(200, '')).toBe(200);

  for (let opened = 0; opened < 60; opened += 1) await open('/teams/0192', 'ben');
  expect(await answered(200, 'name=ben')).toBeLessThan(200);
});

test('a page makes no call that is no read', async () => {
  const { statusCode } = await open('/written', 'ada');
  expect([statusCode, asked.map(({ method }) => method)]).toEqual([200, ['GET', 'GET']]);
});

test.each([
  ['was loaded for later', { 'sec-purpose': 'prefetch;prerender' }],
  ['another site has sent somebody to', { 'sec-fetch-site': 'cross-site' }],
])('a page that %s makes no calls', async (_, headers) => {
  const { statusCode, body } = await open('/teams/0192', 'ada', headers);
  expect([statusCode, answersIn(body), asked]).toEqual([200, {}, []]);
  expect((await open('/teams/0192', 'ada', { 'sec-fetch-site': 'same-origin' })).body).toContain(
    'first-answers',
  );
});

test('what asks for a page without reading it makes no calls, and what the server runs is no file of the application', async () => {
  const { statusCode } = await server.inject({ method: 'HEAD', url: '/teams/0192' });
  expect([statusCode, asked]).toEqual([200, []]);
  expect((await open('/first-calls.mjs', 'ada')).statusCode).toBe(404);
});
