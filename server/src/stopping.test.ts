import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type AlmanacProcess,
  type AlmanacStart,
  onDatabase,
  startAlmanacProcess,
} from './testing/almanac-process.ts';
import { type TestDatabase, testDatabase } from './testing/database.ts';
import { steadyLoad } from './testing/steady-load.ts';

const unlimited = { CALLS_PER_SECOND: '0' };

let dataDirectory: string;
let started: AlmanacProcess[];
let database: TestDatabase | undefined;

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'almanac-stopping-'));
  started = [];
  database = undefined;
});
afterEach(async () => {
  for (const almanac of started) {
    almanac.signal('SIGKILL');
    await almanac.ended;
  }
  await database?.drop();
  await rm(dataDirectory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

function start(settings: Partial<AlmanacStart> = {}): AlmanacProcess {
  const almanac = startAlmanacProcess({ dataDirectory, ...settings });
  started.push(almanac);
  return almanac;
}

/** Starts it on a database of this test's PostgreSQL, which outlives it. */
async function startOnDatabase() {
  database = await testDatabase();
  const environment = onDatabase(database.poolConfig);
  return { pool: database.pool, start: () => start({ environment }) };
}

function postgresProcessId(): Promise<number> {
  return readFile(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8').then(Number.parseInt);
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

test('several signals within a second are one stop: every call is answered, and the exit code is 0', async () => {
  const almanac = start({ environment: unlimited });
  const load = steadyLoad({ url: `${await almanac.ready()}/api/company`, callers: 20 });
  await expect.poll(load.answered).toBeGreaterThan(100);
  const postgres = await postgresProcessId();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) {
    almanac.signal(signal);
    await pause(100);
  }
  expect(await load.ended).toEqual({ answered: { 200: expect.any(Number) }, cut: [] });
  const { code, output } = await almanac.ended;
  expect(code, output).toBe(0);
  expect(isRunning(postgres)).toBe(false);
});

test('npm and the server are signalled together: the exit code is still 0', async () => {
  const almanac = start({ throughNpm: true, options: ['--ignore-scripts'], environment: unlimited });
  const load = steadyLoad({ url: `${await almanac.ready()}/api/company`, callers: 20 });
  await expect.poll(load.answered).toBeGreaterThan(100);
  almanac.signal('SIGTERM');
  expect(await load.ended).toEqual({ answered: { 200: expect.any(Number) }, cut: [] });
  const { code, output } = await almanac.ended;
  expect(code, output).toBe(0);
});

test('a call waiting for a lock is answered without delaying the stop', async () => {
  const { pool, start } = await startOnDatabase();
  const almanac = start();
  const address = await almanac.ready();
  const holder = await pool.connect();
  await holder.query('BEGIN; LOCK TABLE rate_limits');
  const waiting = fetch(`${address}/api/auth/sign-in/magic-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com' }),
  });
  await expect.poll(() => waitingForLock(holder)).toBe(1);
  almanac.signal('SIGTERM');
  const answer = await waiting;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  const { code, output } = await almanac.ended;
  expect(code, output).toBe(0);
  await holder.query('ROLLBACK');
  holder.release();
});

async function waitingForLock(client: { query: TestDatabase['pool']['query'] }): Promise<number> {
  const { rows } = await client.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length;
}

test('a start waiting for another instance’s migration says so, and stops at once', async () => {
  const { pool, start } = await startOnDatabase();
  const migrating = await pool.connect();
  await migrating.query('SELECT pg_advisory_lock(7261943)');
  const almanac = start();
  await almanac.says('Waiting for another Almanac that is migrating the database');
  almanac.signal('SIGTERM');
  const { code, output } = await almanac.ended;
  expect(code, output).toBe(0);
  migrating.release(true);
});

test('an unused connection does not delay the stop', async () => {
  const almanac = start();
  const { port } = new URL(await almanac.ready());
  const speculative = connect(Number(port), '127.0.0.1');
  await once(speculative, 'connect');
  const begin = performance.now();
  almanac.signal('SIGTERM');
  const { code, output } = await almanac.ended;
  expect(code, output).toBe(0);
  expect(performance.now() - begin).toBeLessThan(4000);
  speculative.destroy();
});

test('a second signal after a second exits at once, with the database intact', async () => {
  const almanac = start();
  await almanac.ready();
  const postgres = await postgresProcessId();
  const slow = neverEndingCall(await almanac.ready());
  almanac.signal('SIGTERM');
  await almanac.says('Stopping.');
  await pause(1100);
  almanac.signal('SIGTERM');
  const { code, output } = await almanac.ended;
  expect(code, output).toBe(1);
  slow.abort();
  await expect.poll(() => isRunning(postgres)).toBe(false);
  expect(await readFile(join(dataDirectory, 'postgres.log'), 'utf8')).toMatch(
    /database system is shut down\s*$/,
  );
});

/** A call with a body that never ends. */
function neverEndingCall(address: string): AbortController {
  const abort = new AbortController();
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([123])) });
  const headers = { 'content-type': 'application/json' };
  fetch(`${address}/api/auth/sign-in/magic-link`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
    signal: abort.signal,
  } as RequestInit).catch(() => undefined);
  return abort;
}
