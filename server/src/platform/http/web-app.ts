import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CurrentSession, SessionUser } from '@almanac/domain/access/schema';
import type { Texts } from '@almanac/domain/language/message';
import { notFound } from '@almanac/domain/refusal';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, languageAttributes } from '../language/html.ts';
import { httpMessage } from '../language/messages/message.ts';
import { type ReaderSettings, textsOfPerson } from '../language/reader.ts';
import { readBuiltPages } from './built-pages.ts';
import { sendRefusal } from './errors/error-answer.ts';
import { type InitialCalls, readInitialData } from './initial-data.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export interface WebAppSettings {
  initialCalls: InitialCalls;
  textsIn: ReaderSettings['textsIn'];
}

const assets = '/assets/';
/** Read only by the server. */
const ownFiles = ['**/*.html*', 'pages.json*'];
const nothingHere = notFound(httpMessage('http.page'));

/**
 * Serves the built web application from the folder, and a page for each of its routes. Pages have preloaded responses,
 * so they differ by session and must not be cached.
 */
export async function serveWebApp(
  server: FastifyInstance,
  folder: string,
  { initialCalls, textsIn }: WebAppSettings,
): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (!isBuilt) {
    server.log.warn(`The web application is not built: ${folder} has no index.html. Run: npm run prestart`);
    server.setNotFoundHandler((request, reply) =>
      isNavigation(request) ? sendUnbuilt(reply) : sendRefusal(request, reply, nothingHere),
    );
    return;
  }
  const policyOfPages = contentSecurityPolicy(await hashesOfScriptsIn(join(folder, 'index.html')));
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    // Only files present at the start are served, so no request path reaches the file system.
    wildcard: false,
    index: false,
    globIgnore: ownFiles,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(assets);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const fileOf = await readBuiltPages(folder);
  const fileIn = filesIn(folder);
  server.setNotFoundHandler((request, reply) => sendRefusal(request, reply, nothingHere));
  server.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!isNavigation(request)) return sendRefusal(request, reply, nothingHere);
    const { answers, cookies } = await readInitialData(server, initialCalls, request);
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    const texts = textsOfPerson(personOf(answers), request, { textsIn });
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policyOfPages })
      .type('text/html; charset=utf-8')
      .send(withData(inLanguage(await fileIn(fileOf(pathOf(request))), texts), answers));
  });
}

function filesIn(folder: string): (file: string) => Promise<string> {
  const texts = new Map<string, string>();
  return async (file) => {
    const text = texts.get(file) ?? (await readFile(join(folder, file), 'utf8'));
    texts.set(file, text);
    return text;
  };
}

/** Whom the session among the preloaded responses belongs to. */
function personOf({ session }: Record<string, unknown>): Pick<SessionUser, 'locale'> {
  return (session as CurrentSession | null | undefined)?.user ?? {};
}

/** The page with language, direction and its only text in the language of its reader. */
function inLanguage(page: string, texts: Texts): string {
  const needsScripts = escapeHtml(texts.text(httpMessage('http.needsScripts')));
  return page
    .replace('<html lang="en">', `<html ${languageAttributes(texts)}>`)
    .replace(/<noscript>.*<\/noscript>/s, () => `<noscript>${needsScripts}</noscript>`);
}

/** Appends the data to the page, after its script links, in a non-executable element. */
function withData(page: string, answers: Record<string, unknown>): string {
  if (Object.keys(answers).length === 0) return page;
  const data = JSON.stringify(answers).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="initial-data">${data}</script>`;
  return page.replace('</body>', () => `${element}</body>`);
}

/** Hashes of the page's inline scripts, for the policy. */
async function hashesOfScriptsIn(page: string): Promise<string[]> {
  const scripts = (await readFile(page, 'utf8')).matchAll(/<script>(.*?)<\/script>/gs);
  return Array.from(
    scripts,
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}

function isNavigation(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isRead = ['GET', 'HEAD'].includes(request.method);
  const isReserved = ['/api', '/dev', '/assets'].some((root) => path === root || path.startsWith(`${root}/`));
  const isFile = /\.[a-z0-9]+$/i.test(path);
  return isRead && !isReserved && !isFile;
}

function sendUnbuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The web application is not built yet. Start Almanac with: npm start\n');
}
