import { refuse } from '@almanac/domain/refusal';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './errors/error-answer.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the host name in an address stands for this machine. */
export function isLoopbackName(name: string): boolean {
  return loopbackNames.includes(name);
}

/** The origins of the application: APP_URL's and, where that is this machine, the machine's other names. */
export function ownOrigins(appUrl: string): string[] {
  const url = new URL(appUrl);
  if (!isLoopbackName(url.hostname)) return [url.origin];
  const aliases = loopbackNames.map((name) => `${url.protocol}//${name}${url.port && `:${url.port}`}`);
  return [...new Set([url.origin, ...aliases])];
}

const placesWithoutPages = /^\/(?:api|dev)(?:\/|$)/i;

/** The path, query included, of a page of the application; nothing for an address that is none. */
export function ownPagePath(address: string, appUrl: string): string | undefined {
  if (!URL.canParse(address, appUrl)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, appUrl);
  if (!ownOrigins(appUrl).includes(origin)) return undefined;
  // Two slashes at the start would name another host.
  const path = pathname.replace(/^\/+/, '/');
  return isPage(path) ? `${path}${search}${hash}` : undefined;
}

// The router reads a path decoded.
function isPage(path: string): boolean {
  try {
    return !placesWithoutPages.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Whether a page of another site has the browser make the call; a client that does not say counts as none. */
export function isAskedByForeignSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}

const elsewhere = ['cross-site', 'same-site'];

/** Whether the browser says that a page of another site, or of another origin of this site, makes the call. */
function isFromElsewhere(site: string | readonly string[] = ''): boolean {
  return [site].flat().some((each) => elsewhere.some((value) => each.toLowerCase().includes(value)));
}

/**
 * Refuses changes that a page of another origin asks for, with `BAD_ORIGIN`: by `Sec-Fetch-Site`, which no page can forge, whatever the
 * `Origin` says, and by the `Origin`.
 */
export function refuseForeignOrigins(server: FastifyInstance, appUrl: string): void {
  const own = new Set(ownOrigins(appUrl));
  server.addHook('onRequest', async (request, reply) => {
    if (harmless.has(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (!isFromElsewhere(site) && (origin === undefined || own.has(origin))) return;
    return sendRefusal(request, reply, refuse('BAD_ORIGIN', 'This page may not change anything here'));
  });
}
