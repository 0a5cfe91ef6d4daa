import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AskedPage } from './built-pages.ts';

type Call = (address: string) => Promise<Response>;

/** What the web application's build makes of the calls that its pages make first. */
interface FirstCalls {
  connect(call: (address: string, sent: { method: string }) => Promise<Response>): void;
  makeFirstCalls(page: AskedPage): Promise<void>;
}

/** What is sent with a page. */
export interface FirstAnswers {
  /** The answers as the page holds them; the texts of bodies by the addresses of their calls. */
  answers: Record<string, FirstAnswer>;
  /** Cookies that the calls have set. */
  cookies: string[];
}

interface FirstAnswer {
  body: string;
  headers: Record<string, string>;
}

const noAnswers: FirstAnswers = { answers: {}, cookies: [] };

/** In milliseconds: a page waits no longer for its answers. What is not there by then is asked for by the browser. */
const longestWait = 500;
/** In characters, of all bodies together: a month of a large company has half of it. */
const mostText = 1024 * 1024;
/** By which a session is known, and named to its person. */
const passedOn = ['cookie', 'user-agent'];
const toldHeaders = ['x-total-count'];

const calls = new AsyncLocalStorage<Call>();

/** Whether what is being done is a call that a page begins with. */
export function isCallOfPage(): boolean {
  return calls.getStore() !== undefined;
}

/**
 * Makes the calls that a page makes first while the page is asked for, in the name of whoever asks for it, so that their answers
 * come with it. They are calls like any other: limited, logged, and answered to who may have the answer. Only reads are made, and only answers of 200 sent;
 * none for who has not opened the page yet, or was sent there by another site. Gives nothing where the file is not there, as in development.
 */
export async function prepareFirstAnswers(
  server: FastifyInstance,
  file: string,
): Promise<(request: FastifyRequest, page: AskedPage) => Promise<FirstAnswers>> {
  if (!existsSync(file)) return async () => noAnswers;
  const web: FirstCalls = await import(pathToFileURL(file).href);
  web.connect(async (address, { method }) => {
    const call = calls.getStore();
    if (call === undefined) throw new Error('A call of a page was made outside of it');
    if (method !== 'GET') throw new Error(`A page begins with a call that is no read: ${method} ${address}`);
    return call(address);
  });
  return async (request, page) => {
    if (!isOpenedHere(request)) return noAnswers;
    const answers: Record<string, FirstAnswer> = {};
    const cookies: string[] = [];
    let left = mostText;
    const headers = pick(request.headers, passedOn);
    const remoteAddress = request.ip;
    // What is late gives its place back to the browser, which asks again.
    const sending = new AbortController();
    const call = async (address: string) => {
      sending.signal.throwIfAborted();
      const answer = await server.inject({ url: address, headers, remoteAddress, signal: sending.signal });
      const { statusCode, payload } = answer;
      if (statusCode === 200 && payload.length <= left) {
        left -= payload.length;
        answers[address] = { body: payload, headers: pick(answer.headers, toldHeaders) };
        cookies.push(...[answer.headers['set-cookie'] ?? []].flat());
      }
      return new Response(payload === '' ? null : payload, { status: statusCode });
    };
    const made = calls.run(call, () => web.makeFirstCalls(page)).catch(leaveToBrowser);
    await Promise.race([
      made,
      pause(longestWait, undefined, { signal: sending.signal }).catch(leaveToBrowser),
    ]);
    sending.abort();
    return { answers: { ...answers }, cookies };
  };
}

/** Whether somebody looks at the page who came from here, or by themselves; browsers that do not say so are believed. */
function isOpenedHere({ method, headers }: FastifyRequest): boolean {
  const isForLater = String(headers['sec-purpose'] ?? '').startsWith('prefetch');
  return method === 'GET' && !isForLater && headers['sec-fetch-site'] !== 'cross-site';
}

// Whoever opens the page asks again, and is told what went wrong.
function leaveToBrowser(): void {}

function pick(headers: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
