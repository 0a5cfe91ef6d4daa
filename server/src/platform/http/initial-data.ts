import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Addresses of the calls whose answers every page brings along, by the names under which the browser reads them. */
export type InitialCalls = Readonly<Record<string, string>>;

interface InitialData {
  /** The answers by the names of their calls; those that were refused, failed or came too late are missing. */
  answers: Record<string, unknown>;
  /** Cookies that the calls have set. */
  cookies: string[];
}

const longestWaitMilliseconds = 500;

const initialCall = new AsyncLocalStorage<true>();

/** Whether the current call is made for a page, to bring its answer along. */
export function isInitialCall(): boolean {
  return initialCall.getStore() === true;
}

/**
 * Makes the calls with the cookie of a page's request, and returns their answers. Makes none for a page that is prefetched, or that a
 * link on another site leads to.
 */
export async function readInitialData(
  server: FastifyInstance,
  calls: InitialCalls,
  request: FastifyRequest,
): Promise<InitialData> {
  if (!isVisit(request)) return { answers: {}, cookies: [] };
  const { cookie, 'user-agent': agent } = request.headers;
  const sent = {
    headers: { ...(cookie !== undefined && { cookie }), ...(agent !== undefined && { 'user-agent': agent }) },
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
  // A call that fails here is made again by the browser, which shows why it fails.
  await initialCall.run(true, () => Promise.allSettled(Object.entries(calls).map(read)));
  return data;
}

/** Browsers without these headers are taken at their word. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  const isPrefetched = String(headers['sec-purpose'] ?? '').startsWith('prefetch');
  return method === 'GET' && !isPrefetched && headers['sec-fetch-site'] !== 'cross-site';
}
