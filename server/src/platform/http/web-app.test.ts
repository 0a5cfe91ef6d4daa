import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { englishReader } from '../../testing/english-reader.ts';
import { compressAnswers } from './compression.ts';
import { createServer } from './server.ts';
import { serveWebApp } from './web-app.ts';

const inline = 'document.title';

let folder: string;
let server: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'almanac-web-'));
  await mkdir(join(folder, 'assets'));
  for (const [name, content] of [
    ['index.html', `<!doctype html><title>Almanac</title><script>${inline}</script>${' '.repeat(1024)}`],
    ['assets/main-a1b2.js', 'console.log(1)'],
    ['about.html', '<!doctype html><title>About</title>'],
    ['pages.json', '{"about":"about.html"}'],
  ] as const) {
    await writeFile(join(folder, name), content);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
  }
  server = await serverOf(folder);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function serverOf(webFolder: string): Promise<FastifyInstance> {
  const built = createServer({
    log: { level: 'silent' },
    appUrl: 'http://localhost:3000',
    trustedProxies: [],
    reader: englishReader,
  });
  await compressAnswers(built);
  await serveWebApp(built, webFolder, { initialCalls: {}, textsIn: englishReader.textsIn });
  return built;
}

const compressed = { 'accept-encoding': 'br' };

test.each(['/', '/time-off', '/login/confirm?token=a.b', '/teams/01920000-0000-7000-8000-000000000000'])(
  '%s is an uncached page of the web application',
  async (url) => {
    const { statusCode, headers } = await server.inject({ url, headers: compressed });
    expect([statusCode, headers['content-encoding'], headers['cache-control']]).toEqual([
      200,
      'br',
      'no-store',
    ]);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect((await server.inject({ url })).body).toContain('<title>Almanac</title>');
  },
);

test('an address has the page that was built for it', async () => {
  const { headers, body } = await server.inject('/about?from=menu');
  expect(body).toContain('<title>About</title>');
  expect(headers['cache-control']).toBe('no-store');
});

test('a page may run only its own inline script', async () => {
  const hash = createHash('sha256').update(inline).digest('base64');
  for (const url of ['/', '/about', '/time-off']) {
    const plain = await server.inject(url);
    const small = await server.inject({ url, headers: compressed });
    for (const { headers } of [plain, small])
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  }
  const { headers } = await server.inject('/assets/main-a1b2.js');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
});

test('a file with a hash in its name is cached for a year', async () => {
  const { headers } = await server.inject({ url: '/assets/main-a1b2.js', headers: compressed });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each(['/assets/main-old.js', '/api/nothing', '/dev/nothing', '/robots.txt'])(
  '%s is not a page',
  async (url) => {
    expect((await server.inject({ url })).statusCode).toBe(404);
  },
);

test('without a built web application the response says so', async () => {
  const empty = await serverOf(join(folder, 'nothing'));
  const answer = await empty.inject({ url: '/' });
  expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('not built yet')]);
  expect((await empty.inject({ url: '/api/nothing' })).statusCode).toBe(404);
  await empty.close();
});
