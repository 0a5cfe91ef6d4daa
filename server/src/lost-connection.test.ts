import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDepartment, createRequest } from './testing/factories.ts';
import { type TestActor, type TestApp, testApp } from './testing/test-app.ts';

interface Fuse {
  /** Number of transaction statements to send before the backend ends. */
  statements: number;
  /** Whether the driver notices before sending the next one. */
  isKnown: boolean;
}

const burning = new AsyncLocalStorage<Fuse>();
let app: TestApp;
let employee: TestActor;
let manager: TestActor;
let administrator: TestActor;
let departmentId: string;

beforeAll(async () => {
  app = await testApp({ today: '2026-03-04' });
  app.servicePool.on('acquire', layFuse);
  departmentId = (await createDepartment(app.database)).id;
  employee = app.impatient(await app.signedIn('EMPLOYEE', { departmentId }));
  manager = app.impatient(await app.signedIn('MANAGER', { departmentId }));
  administrator = app.impatient(await app.signedIn('HR_ADMIN'));
  await employee.get('/auth/get-session');
});
afterAll(() => app.close());

const laid = new WeakSet<pg.PoolClient>();

/** Ends the connection's backend in a transaction once the call's fuse has burnt down. */
function layFuse(client: pg.PoolClient): void {
  if (laid.has(client)) return;
  laid.add(client);
  const send = client.query.bind(client) as (text: unknown, ...more: unknown[]) => Promise<unknown>;
  let isInTransaction = false;
  const sendOrEnd = async (text: unknown, ...more: unknown[]) => {
    const fuse = burning.getStore();
    if (fuse && isInTransaction && text !== 'rollback' && fuse.statements-- === 0)
      await endBackend(client, fuse);
    if (text === 'begin') isInTransaction = true;
    if (text === 'commit' || text === 'rollback') isInTransaction = false;
    return send(text, ...more);
  };
  client.query = sendOrEnd as typeof client.query;
}

async function endBackend(client: pg.PoolClient, { isKnown }: Fuse): Promise<void> {
  const ended = new Promise((resolve) => client.once('end', resolve));
  await app.pool.query('SELECT pg_terminate_backend($1)', [(client as { processID?: number }).processID]);
  if (isKnown) await ended;
}

/** The stored records, log entries and jobs. */
async function stored(): Promise<unknown> {
  const { rows } = await app.pool.query(
    `SELECT (SELECT md5(string_agg(users::text, '' ORDER BY id)) FROM users) AS users,
       (SELECT md5(string_agg(terms::text, '' ORDER BY terms::text)) FROM person_terms AS terms) AS terms,
       (SELECT md5(string_agg(request::text, '' ORDER BY id)) FROM time_off_requests AS request) AS requests,
       (SELECT count(*) FROM audit_entries) AS entries,
       (SELECT count(*) FROM remembered_jobs) AS jobs`,
  );
  return rows[0];
}

/** Repeats the call, ending its backend before each statement in turn, until it succeeds. */
async function callThroughEnds(call: () => Promise<LightMyRequestResponse>): Promise<number> {
  const before = await stored();
  for (let statements = 0; ; statements += 1) {
    const answer = await burning.run({ statements, isKnown: statements % 2 > 0 }, async () => await call());
    if (answer.statusCode < 300) return statements;
    expect([answer.statusCode, answer.headers['retry-after']], answer.body).toEqual([503, '2']);
    expect(await stored(), `before statement ${statements}`).toEqual(before);
  }
}

test('a booking with a connection lost at any statement is 503, and stored completely or not at all', async () => {
  const week = { type: 'VACATION', startDate: '2026-03-09', endDate: '2026-03-13' };
  expect(await callThroughEnds(() => employee.post('/vacation', week))).toBeGreaterThan(8);
  const { rows } = await app.pool.query('SELECT status FROM time_off_requests');
  expect(rows).toEqual([{ status: 'PENDING' }]);
});

test('an approval with a connection lost at any statement is 503, and stored completely or not at all', async () => {
  const { id } = await createRequest(app.database, { requesterId: employee.id, startDate: '2026-04-06' });
  expect(await callThroughEnds(() => manager.post(`/vacation/${id}/approve`, {}))).toBeGreaterThan(8);
  expect((await employee.get(`/vacation/${id}`)).json()).toMatchObject({ status: 'APPROVED' });
});

test('an import with a connection lost at any statement is 503, and stored completely or not at all', async () => {
  const csv = 'email;name\ngrace@example.com;Grace Hopper\nada@example.com;Ada Lovelace';
  const importing = () => administrator.post('/admin/users/import', { csv, dryRun: false });
  expect(await callThroughEnds(importing)).toBeGreaterThan(8);
  const found = await app.pool.query(`SELECT name FROM users WHERE email ~ '^(ada|grace)@' ORDER BY name`);
  expect(found.rows).toEqual([{ name: 'Ada Lovelace' }, { name: 'Grace Hopper' }]);
});

test('a bulk decision with a lost connection is 503, half-decides no request, and continues when repeated', async () => {
  let isThrough = false;
  for (let statements = 0; !isThrough; statements += 3) {
    const requestIds: string[] = [];
    const { id: requesterId } = await app.signedIn('EMPLOYEE', { departmentId });
    for (const startDate of ['2026-05-04', '2026-05-05'])
      requestIds.push((await createRequest(app.database, { requesterId, startDate })).id);
    const headers = { cookie: manager.cookie, 'idempotency-key': randomUUID() };
    const url = '/api/vacation/bulk/approve';
    const decide = () => app.server.inject({ method: 'PUT', url, headers, payload: { requestIds } });
    const answer = await burning.run({ statements, isKnown: statements % 2 > 0 }, async () => await decide());
    isThrough = answer.statusCode === 200;
    if (!isThrough) {
      expect([answer.statusCode, answer.headers['retry-after']], answer.body).toEqual([503, '2']);
      for (const { approved, entries } of await decisionsOf(requestIds)) expect(entries).toBe(approved);
    }
    expect((await decide()).json()).toEqual({ succeeded: requestIds, failed: [] });
    const decided = { approved: 1, entries: 1 };
    expect(await decisionsOf(requestIds)).toEqual([decided, decided]);
  }
});

async function decisionsOf(requestIds: string[]) {
  const { rows } = await app.pool.query<{ approved: number; entries: number }>(
    `SELECT (status = 'APPROVED')::integer AS approved,
       (SELECT count(*) FROM audit_entries WHERE entity_id = request.id AND action = 'time-off.approved') AS entries
     FROM time_off_requests AS request WHERE id = ANY ($1)`,
    [requestIds],
  );
  return rows;
}

test('a call with a connection lost while waiting for a lock is 503, and the next one works', async () => {
  const day = { type: 'VACATION', startDate: '2026-06-08', endDate: '2026-06-08' };
  const holder = await app.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [employee.id]);
  const waiting = employee.post('/vacation', day);
  const endWaiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(async () => (await app.pool.query(endWaiting)).rowCount, { timeout: 5000 }).toBe(1);
  expect((await waiting).statusCode).toBe(503);
  await holder.query('ROLLBACK');
  holder.release();
  expect((await employee.post('/vacation', day)).statusCode).toBe(201);
});
