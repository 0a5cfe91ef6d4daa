import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Language, languages } from '@almanac/domain/language/language';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { englishReader } from '../../testing/english-reader.ts';
import { createServer } from './server.ts';
import { serveWebApp } from './web-app.ts';

const { textsIn } = englishReader;

const page = `<!doctype html>
<html lang="en">
  <head><title>Almanac</title></head>
  <body><noscript>Please
  read this</noscript></body>
</html>`;

let folder: string;
let server: FastifyInstance;
let origin: string;
let companyLanguage: Language = 'en';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'almanac-web-'));
  await writeFile(join(folder, 'index.html'), page);
  server = createServer({
    log: { level: 'silent' },
    appUrl: 'http://localhost:3000',
    trustedProxies: [],
    reader: { textsIn, companyLanguage: () => companyLanguage },
  });
  server.get('/api/session', async ({ headers }, reply) => {
    const locale = headers.cookie?.replace('chosen=', '');
    return reply.send(locale === undefined ? null : { user: { locale: locale || undefined } });
  });
  await serveWebApp(server, folder, { initialCalls: { session: '/api/session' }, textsIn });
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** The start of the page in the language. */
function start(language: string): string {
  return `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`;
}

function open(path: string, headers: Record<string, string>): Promise<Response> {
  return fetch(`${origin}${path}`, { headers });
}

test.each(languages)('a visitor whose browser is in %s has all pages in it', async (language) => {
  companyLanguage = 'en';
  for (const path of ['/login', '/login/confirm?token=a', '/nowhere', '/dashboard']) {
    const answer = await open(path, { 'accept-language': `${language}-CH,${language};q=0.9,en;q=0.5` });
    expect(await answer.text()).toContain(start(language));
  }
});

test.each(['*', 'tlh', 'xx-invalid-\u00e4', ';;,q=1', 'de;q=0', 'x'.repeat(10_000), 'tlh,'.repeat(2_500)])(
  "the header '%.20s' means the language of the company",
  async (header) => {
    companyLanguage = 'ar';
    const answer = await open('/login', { 'accept-language': header });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(start('ar'));
  },
);

test.each([
  ['chosen=fr', 'fr'],
  // Not chosen: as the browser.
  ['chosen=', 'de'],
  // From a newer version, or after languages were withdrawn.
  ['chosen=tlh', 'de'],
])('for %s and a German browser, the page is in %s', async (cookie, language) => {
  companyLanguage = 'ar';
  const answer = await open('/dashboard', { cookie, 'accept-language': 'de-AT' });
  expect(await answer.text()).toContain(start(language));
});

test('the sentence for browsers without scripts is escaped text of a catalogue', async () => {
  const text = await (await open('/login', { 'accept-language': 'en' })).text();
  expect(text).toMatch(/<noscript>Almanac needs JavaScript\. [^<]+<\/noscript>/);
});
