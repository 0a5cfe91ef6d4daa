import { refuse } from '@almanac/domain/refusal';
import type { FastifyInstance } from 'fastify';
import { httpMessage } from '../language/messages/message.ts';
import { sendRefusal } from './errors/error-answer.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the URL's host is this machine. */
export function isLoopbackName(name: string): boolean {
  return loopbackNames.includes(name);
}

/** The application's origins: APP_URL's and, if that is this machine, the machine's other names. */
export function ownOrigins(appUrl: string): string[] {
  const url = new URL(appUrl);
  if (!isLoopbackName(url.hostname)) return [url.origin];
  const aliases = loopbackNames.map((name) => `${url.protocol}//${name}${url.port && `:${url.port}`}`);
  return [...new Set([url.origin, ...aliases])];
}

const placesWithoutPages = /^\/(?:api|dev)(?:\/|$)/i;

/** The path with query of an application page, or undefined for any other address. */
export function ownPagePath(address: string, appUrl: string): string | undefined {
  if (!URL.canParse(address, appUrl)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, appUrl);
  if (!ownOrigins(appUrl).includes(origin)) return undefined;
  // Two leading slashes would name another host.
  const path = pathname.replace(/^\/+/, '/');
  return isPage(path) ? `${path}${search}${hash}` : undefined;
}

// The router decodes paths.
function isPage(path: string): boolean {
  try {
    return !placesWithoutPages.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Whether a page of another site makes the call; false if the client doesn't say. */
export function isFromForeignSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}

const elsewhere = ['cross-site', 'same-site'];

/** Whether the browser reports that a page of another site, or another origin of this site, makes the call. */
function isFromElsewhere(site: string | readonly string[] = ''): boolean {
  return [site].flat().some((each) => elsewhere.some((value) => each.toLowerCase().includes(value)));
}

/**
 * Refuses changes by pages of other origins with `BAD_ORIGIN`: by `Sec-Fetch-Site`, which pages can't forge and which
 * overrides `Origin`, and by `Origin`.
 */
export function refuseForeignOrigins(server: FastifyInstance, appUrl: string): void {
  const own = new Set(ownOrigins(appUrl));
  server.addHook('onRequest', async (request, reply) => {
    if (harmless.has(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (!isFromElsewhere(site) && (origin === undefined || own.has(origin))) return;
    return sendRefusal(request, reply, refuse('BAD_ORIGIN', httpMessage('http.foreignPage')));
  });
}
