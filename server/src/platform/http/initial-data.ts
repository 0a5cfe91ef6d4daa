import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** URLs of every page's preloaded calls, by the browser's names. */
export type InitialCalls = Readonly<Record<string, string>>;

interface InitialData {
  /** The responses by call name; without refused, failed and late ones. */
  answers: Record<string, unknown>;
  cookies: string[];
}

const longestWaitMilliseconds = 500;

const initialCall = new AsyncLocalStorage<true>();

/** Whether the current call preloads a page's data. */
export function isInitialCall(): boolean {
  return initialCall.getStore() === true;
}

/**
 * Makes the calls with the cookie of a page's request and returns their responses. Makes none for a prefetched page or
 * a link from another site.
 */
export async function readInitialData(
  server: FastifyInstance,
  calls: InitialCalls,
  request: FastifyRequest,
): Promise<InitialData> {
  if (!isVisit(request)) return { answers: {}, cookies: [] };
  const sent = {
    headers: pick(request.headers, ['cookie', 'user-agent', 'accept-language']),
    remoteAddress: request.ip,
    signal: AbortSignal.timeout(longestWaitMilliseconds),
  };
  const data: InitialData = { answers: {}, cookies: [] };
  const read = async ([name, url]: [string, string]) => {
    const { statusCode, payload, headers } = await server.inject({ url, ...sent });
    if (statusCode !== 200) return;
    data.answers[name] = JSON.parse(payload);
    data.cookies.push(...[headers['set-cookie'] ?? []].flat());
  };
  // The browser repeats a failed call and shows the error.
  await initialCall.run(true, () => Promise.allSettled(Object.entries(calls).map(read)));
  return data;
}

/** Browsers without these headers are trusted. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  const isPrefetched = String(headers['sec-purpose'] ?? '').startsWith('prefetch');
  return method === 'GET' && !isPrefetched && headers['sec-fetch-site'] !== 'cross-site';
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
}
