import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '@almanac/domain/refusal';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readBuiltPages } from './built-pages.ts';
import { sendRefusal } from './error-answer.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const assets = '/assets/';
/** The file of a page, or what was compressed of it. */
const isPage = /\.html(\.\w+)?$/;
const nothingHere = notFound('Page');

/** Serves the built web application from the folder, and a page for every address that it routes itself. */
export async function serveWebApp(server: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    const policyOfPages = contentSecurityPolicy(await hashesOfScriptsIn(join(folder, 'index.html')));
    await server.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      // Only files that were there at the start are looked for, so no address reaches the file system.
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes(assets);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (isPage.test(path)) reply.header('content-security-policy', policyOfPages);
      },
    });
  } else {
    server.log.warn(`The web application is not built: ${folder} holds no index.html. Run: npm run prestart`);
  }
  const fileOf = await readBuiltPages(folder);
  server.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) return sendRefusal(request, reply, nothingHere);
    if (!isBuilt) return sendUnbuilt(reply);
    return reply.sendFile(fileOf(pathOf(request)));
  });
}

/** By which the policy knows the scripts that stand in the page itself, and no others. */
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
  const { method } = request;
  const path = pathOf(request);
  const isRead = method === 'GET' || method === 'HEAD';
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
