import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { createPool } from '../../server/src/platform/database/database.ts';
import { startDatabaseServer } from '../drills/database-server.ts';
import { signInPeople } from '../drills/people.ts';

type Pool = ReturnType<typeof createPool>;

/** Somebody who calls a server. */
export interface Caller {
  id: string;
  cookie: string;
  address: string;
  /** Of the server that is called. */
  processId: number;
}

export interface LargeCompany {
  pool: Pool;
  admin: Caller;
  /** Employees of one department, signed in. */
  employees: Caller[];
}

const people = 5000;
const ticksPerSecond = 100;
const millisecondsBetweenCalls = 100;

/** Has the work done with a company of 5,000 people with twelve requests each, on a server of its own. */
export async function inLargeCompany<Result>(
  employees: number,
  work: (company: LargeCompany) => Promise<Result>,
): Promise<Result> {
  const server = await startDatabaseServer();
  try {
    const almanac = server.start({ CALLS_PER_SECOND: '0', DEMO: 'false' });
    const address = await almanac.ready();
    const signedIn = await signInPeople(server.pool, employees);
    await hirePeople(server.pool);
    const caller = (person: { id: string; cookie: string }) => {
      return { ...person, address, processId: almanac.processId };
    };
    const [admin] = signedIn.administrators.map(caller);
    assert(admin, 'There is an administrator');
    return await work({ pool: server.pool, admin, employees: signedIn.employees.map(caller) });
  } finally {
    await server.close();
  }
}

/** How long the server has had the processor since its start, as Linux counts it; other programs may share the machine. */
export async function processorSeconds({ processId }: Caller): Promise<number> {
  const [, fields = ''] = (await readFile(`/proc/${processId}/stat`, 'utf8').catch(() => '')).split(') ');
  const [userTicks, systemTicks] = fields.split(' ').slice(11, 13).map(Number);
  return ((userTicks ?? Number.NaN) + (systemTicks ?? Number.NaN)) / ticksPerSecond;
}

/** What the call answers, which must be a success. */
export async function answerOf<Answer = unknown>(
  { address, cookie }: Caller,
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

/** Asks for something small again and again, until it is stopped; the longest time that an answer took. */
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
  // Where the work fails, its reason is told, and not that nobody answers any more.
  asking.catch(() => undefined);
  return {
    async stop() {
      isOver = true;
      await asking;
      return Math.round(longest * 1000);
    },
  };
}

/** Employees with terms, twelve weeks of leave each over this year and the next, as SQL makes them. */
async function hirePeople(pool: Pool): Promise<void> {
  await pool.query(
    `INSERT INTO users (id, email, name, email_verified, employment_start)
     SELECT gen_random_uuid(), 'worker-' || n || '@example.com', 'Worker ' || n, true,
       DATE '2015-01-01' + (n % 3000)
     FROM generate_series(1, $1::integer) AS n`,
    [people],
  );
  await pool.query(
    `INSERT INTO time_off_requests
       (id, requester_id, type, status, start_date, end_date, decided_at, decided_by_id, decided_amount)
     SELECT gen_random_uuid(), worker.id, CASE WHEN n % 3 = 0 THEN 'SICK_LEAVE' ELSE 'VACATION' END, 'APPROVED',
       first.day, first.day + 2, now(), (SELECT id FROM users WHERE role = 'SYSTEM_ADMIN' LIMIT 1), 300
     FROM users AS worker
     CROSS JOIN generate_series(0, 11) AS n
     CROSS JOIN LATERAL (
       SELECT date_trunc('year', now())::date + n * 55 + (hashtext(worker.email) % 7 + 7) % 7 AS day
     ) AS first
     WHERE worker.email LIKE 'worker-%'`,
  );
  await pool.query('ANALYZE');
}
