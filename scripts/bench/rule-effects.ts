import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { createPool } from '../../server/src/platform/database/database.ts';
import { startDatabaseServer } from '../drills/database-server.ts';
import { signInPeople } from '../drills/people.ts';

export interface EffectSpeed {
  people: number;
  's for the effect': number;
  'of them the processor of the server': number;
  's to apply it': number;
  'of them the processor': number;
  'longest wait of another call, ms': number;
}

type Pool = ReturnType<typeof createPool>;

interface Caller {
  cookie: string;
  address: string;
  /** Of the server that is called. */
  processId: number;
}

const people = 5000;
const millisecondsBetweenCalls = 100;

/** How long a change of the policy that 5,000 people hold takes, each with twelve requests, and what others wait meanwhile. */
export async function measureRuleEffects(): Promise<Record<string, EffectSpeed>> {
  const server = await startDatabaseServer();
  try {
    const almanac = server.start({ CALLS_PER_SECOND: '0', DEMO: 'false' });
    const address = await almanac.ready();
    const { administrators } = await signInPeople(server.pool, 0);
    await hirePeople(server.pool);
    const caller = { address, cookie: administrators[0]?.cookie ?? '', processId: almanac.processId };
    const [plan] = (await (await call(caller, 'GET', '/admin/leave/plans')).json()) as StoredPlan[];
    assert(plan, 'There is a plan that people hold');
    const year = plan.policies.find(({ type }) => type === 'VACATION');
    const path = `/admin/leave/plans/${plan.id}/policies/VACATION/${year?.from}`;
    return {
      'monthly, 30 days': await measureChange(caller, path, {
        ...year?.rules,
        ...monthly,
        grants: [{ steps: [{ afterMonths: 0, perYear: 30 }], carryLimit: null, carryMonths: 3 }],
      }),
      'at once, 28 days': await measureChange(caller, path, {
        ...year?.rules,
        grants: [{ steps: [{ afterMonths: 0, perYear: 28 }], carryLimit: 5, carryMonths: 3 }],
      }),
    };
  } finally {
    await server.close();
  }
}

interface StoredPlan {
  id: string;
  policies: { type: string; from: string; rules: object }[];
}

const monthly = { accrual: { every: 'MONTH', at: 'START', anchor: null } };

async function measureChange(caller: Caller, path: string, rules: object): Promise<EffectSpeed> {
  const others = watchOthers(caller);
  const atFirst = await processorSeconds(caller);
  const [seen, effectSeconds] = await timed(() => write(caller, path, { rules, dryRun: true }));
  const { fingerprint } = seen;
  const inBetween = await processorSeconds(caller);
  const [, applySeconds] = await timed(() => write(caller, path, { rules, fingerprint }));
  const atLast = await processorSeconds(caller);
  return {
    people: seen.people ?? 0,
    's for the effect': effectSeconds,
    'of them the processor of the server': rounded(inBetween - atFirst),
    's to apply it': applySeconds,
    'of them the processor': rounded(atLast - inBetween),
    'longest wait of another call, ms': await others.stop(),
  };
}

async function write(caller: Caller, path: string, body: object) {
  const answer = await call(caller, 'PUT', path, body);
  const text = await answer.text();
  assert.equal(answer.status, 200, text.slice(0, 500));
  return JSON.parse(text) as { people?: number; fingerprint?: string };
}

const ticksPerSecond = 100;

/** How long the server has had the processor since its start, as Linux counts it; other programs may share the machine. */
async function processorSeconds({ processId }: Caller): Promise<number> {
  const [, fields = ''] = (await readFile(`/proc/${processId}/stat`, 'utf8').catch(() => '')).split(') ');
  const [userTicks, systemTicks] = fields.split(' ').slice(11, 13).map(Number);
  return ((userTicks ?? Number.NaN) + (systemTicks ?? Number.NaN)) / ticksPerSecond;
}

function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}

/** Asks for something small again and again, until it is stopped; the longest time that an answer took. */
function watchOthers(caller: Caller) {
  let isOver = false;
  let longest = 0;
  const asking = (async () => {
    while (!isOver) {
      const [, seconds] = await timed(async () => (await call(caller, 'GET', '/auth/get-session')).text());
      longest = Math.max(longest, seconds);
      await new Promise((resolve) => setTimeout(resolve, millisecondsBetweenCalls));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await asking;
      return Math.round(longest * 1000);
    },
  };
}

function call({ address, cookie }: Caller, method: string, path: string, body?: object) {
  const headers = { cookie, origin: address, ...(body && { 'content-type': 'application/json' }) };
  return fetch(`${address}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const begin = performance.now();
  const result = await work();
  return [result, Math.round(performance.now() - begin) / 1000];
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
