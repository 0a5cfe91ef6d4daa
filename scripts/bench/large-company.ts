import assert from 'node:assert/strict';
import type { createPool } from '../../server/src/platform/database/database.ts';
import { startDatabaseServer } from '../drills/database-server.ts';
import { signInPeople } from '../drills/people.ts';
import { hireWorkforce } from './workforce.ts';

type Pool = ReturnType<typeof createPool>;

/** A person who calls a server. */
export interface Caller {
  id: string;
  cookie: string;
  address: string;
  /** The server's process. */
  processId: number;
}

export interface LargeCompany {
  pool: Pool;
  admin: Caller;
}

const people = 5000;
const thisYear = { firstDay: `date_trunc('year', now())::date`, daysBetween: 55, spread: 7 };
const millisecondsBetweenCalls = 100;

/** Runs the callback with a company of 5,000 people with twelve requests each, on its own server. */
export async function inLargeCompany<Result>(
  work: (company: LargeCompany) => Promise<Result>,
): Promise<Result> {
  const server = await startDatabaseServer();
  try {
    const almanac = server.start({ CALLS_PER_SECOND: '0', DEMO: 'false' });
    const address = await almanac.ready();
    const signedIn = await signInPeople(server.pool, 0);
    await hireWorkforce(server.pool, { people, requestsOfEach: 12, ...thisYear });
    const caller = (person: { id: string; cookie: string }) => {
      return { ...person, address, processId: almanac.processId };
    };
    const [admin] = signedIn.administrators.map(caller);
    assert(admin, 'There is an administrator');
    return await work({ pool: server.pool, admin });
  } finally {
    await server.close();
  }
}

/** The response of a call, which must succeed. */
export async function answerOf<Answer = unknown>(
  { address, cookie }: Pick<Caller, 'address' | 'cookie'>,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const headers = { cookie, origin: address, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  assert(answer.ok, text.slice(0, 500));
  return text === '' ? (undefined as Answer) : JSON.parse(text);
}

export async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const begin = performance.now();
  const result = await work();
  return [result, Math.round(performance.now() - begin) / 1000];
}

export function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}

/** Repeats a cheap call until stopped; returns the longest response time. */
export function watchOthers(caller: Caller) {
  let isOver = false;
  let longest = 0;
  const asking = (async () => {
    while (!isOver) {
      const [, seconds] = await timed(() => answerOf(caller, 'GET', '/auth/get-session'));
      longest = Math.max(longest, seconds);
      await new Promise((resolve) => setTimeout(resolve, millisecondsBetweenCalls));
    }
  })();
  // If the measurement fails, its error matters, not the failing cheap calls.
  asking.catch(() => undefined);
  return {
    async stop() {
      isOver = true;
      await asking;
      return Math.round(longest * 1000);
    },
  };
}
