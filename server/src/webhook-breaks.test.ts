import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, createPool } from './platform/database/database.ts';
import {
  type AlmanacProcess,
  authSecret,
  onDatabase,
  startAlmanacProcess,
} from './testing/almanac-process.ts';
import { testDatabase } from './testing/database.ts';
import { createUser } from './testing/factories.ts';
import { startSession } from './testing/sessions.ts';
import { type Receiver, startReceiver } from './testing/webhook-receiver.ts';

type Testing = Awaited<ReturnType<typeof testDatabase>>;

let directory: string;
let receiver: Receiver;
let testing: Testing;
let started: AlmanacProcess[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'almanac-webhooks-'));
  receiver = await startReceiver();
  testing = await testDatabase();
  started = [];
});
afterEach(async () => {
  for (const almanac of started) await kill(almanac);
  receiver.close();
  await testing.drop();
  await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

function start(): AlmanacProcess {
  const environment = {
    ...onDatabase(testing.poolConfig),
    OUTGOING_HOSTS: '127.0.0.1',
    CALLS_PER_SECOND: '0',
  };
  const almanac = startAlmanacProcess({ dataDirectory: directory, environment });
  started.push(almanac);
  return almanac;
}

async function kill(almanac: AlmanacProcess): Promise<void> {
  almanac.signal('SIGKILL');
  await almanac.ended;
}

/** Calls of a new system administrator. */
async function administrator(almanac: AlmanacProcess) {
  const address = await almanac.ready();
  const pool = createPool(testing.poolConfig);
  const admin = await createUser(createDatabase(pool), { role: 'SYSTEM_ADMIN' });
  const cookie = await startSession(createDatabase(pool), admin.id, authSecret);
  await pool.end();
  return async (path: string, body: object, status: number) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.status, await answer.text()).toBe(status);
  };
}

/** Adds webhooks and imports people: one delivery for each of both. */
async function cause(almanac: AlmanacProcess, { webhooks, people }: { webhooks: number; people: number }) {
  const post = await administrator(almanac);
  const wanted = { events: ['account.created'], names: false, types: false, isActive: true };
  for (let place = 0; place < webhooks; place += 1)
    await post('/admin/webhooks', { ...wanted, url: `${receiver.url}/${place}` }, 201);
  const lines = Array.from({ length: people }, (_, number) => `grace-${number}@example.com,Grace`);
  const csv = ['email,name', ...lines].join('\n');
  await post('/admin/users/import', { csv, dryRun: false, welcome: false }, 200);
}

interface Row {
  id: string;
  status: string;
  attempts: number;
}

async function deliveries(): Promise<Row[]> {
  const { rows } = await testing.pool.query<Row>(
    'SELECT id, status, attempts FROM webhook_deliveries ORDER BY id',
  );
  return rows;
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const received = () => receiver.calls.map(({ headers }) => headers['webhook-id'] ?? '');
const withStatus = async (status: string) => (await deliveries()).filter((row) => row.status === status);

/** Waits until nothing waits any more, so that duplicates have arrived too. */
async function untilDelivered(count: number) {
  await expect
    .poll(async () => (await withStatus('DELIVERED')).length, { timeout: 150_000, interval: 500 })
    .toBe(count);
  const waiting = "SELECT FROM pgboss.job WHERE name = 'webhook-deliveries'";
  await expect
    .poll(async () => (await testing.pool.query(waiting)).rowCount, { timeout: 30_000, interval: 500 })
    .toBe(0);
}

/** The jobs of a killed process count as abandoned 15 seconds after their last heartbeat. */
async function abandonJobs() {
  await testing.pool.query(
    "UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '15 s' WHERE state = 'active'",
  );
}

test('kill -9 of the server with 200 deliveries waiting: none is lost, and only unanswered ones come twice', async () => {
  const first = start();
  receiver.answerWith('never');
  await cause(first, { webhooks: 4, people: 50 });
  const ids = idsOf(await deliveries());
  expect(ids).toHaveLength(200);
  // One of each webhook is under way.
  await expect.poll(received, { timeout: 20_000 }).toHaveLength(4);
  const unanswered = received();
  await kill(first);
  expect(await withStatus('PENDING')).toHaveLength(200);
  receiver.answerWith(200);
  await abandonJobs();
  // In the middle of the rest, it is killed again.
  const second = start();
  await expect.poll(() => receiver.calls.length, { timeout: 60_000 }).toBeGreaterThan(20);
  receiver.answerWith('never');
  const before = receiver.calls.length;
  await expect.poll(() => receiver.calls.length, { timeout: 30_000 }).toBeGreaterThan(before);
  await kill(second);
  const settled = new Set(idsOf(await withStatus('DELIVERED')));
  const cutOff = [...new Set(received())].filter((id) => !settled.has(id) && !unanswered.includes(id));
  expect(cutOff.length).toBeLessThanOrEqual(4);
  const arrived = receiver.calls.length;
  receiver.answerWith(200);
  await abandonJobs();
  await start().ready();
  await untilDelivered(200);
  expect([...new Set(received())].toSorted()).toEqual(ids);
  // What was accepted and stored before the kill doesn't come again.
  expect(
    received()
      .slice(arrived)
      .filter((id) => settled.has(id)),
  ).toEqual([]);
  const copies = received().length - 200;
  expect(copies).toBeGreaterThanOrEqual(4);
  expect(copies).toBeLessThanOrEqual(8);
  const twice = received().filter((id, place, all) => all.indexOf(id) !== place);
  expect(twice.filter((id) => !unanswered.includes(id) && !cutOff.includes(id))).toEqual([]);
}, 300_000);

test('planned retries survive kill -9: the same delivery is tried again when it is due, and not before', async () => {
  const first = start();
  receiver.answerWith(500);
  await cause(first, { webhooks: 3, people: 1 });
  await expect
    .poll(async () => (await deliveries()).map(({ attempts }) => attempts), { timeout: 60_000 })
    .toEqual([2, 2, 2]);
  await kill(first);
  expect(received()).toHaveLength(6);
  receiver.answerWith(200);
  await abandonJobs();
  await start().ready();
  const due = async () => {
    const { rows } = await testing.pool.query<{ seconds: number }>(
      `SELECT extract(epoch FROM start_after - now())::integer AS seconds FROM pgboss.job
       WHERE name = 'webhook-deliveries' AND state < 'active'`,
    );
    return rows.map(({ seconds }) => seconds > 240 && seconds <= 300);
  };
  await expect.poll(due, { timeout: 30_000 }).toEqual([true, true, true]);
  expect(received()).toHaveLength(6);
  await testing.pool.query('UPDATE webhook_deliveries SET next_attempt_at = now()');
  await testing.pool.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'webhook-deliveries'");
  await untilDelivered(3);
  expect(received().toSorted()).toEqual(idsOf(await deliveries()).flatMap((id) => [id, id, id]));
  expect((await deliveries()).map(({ attempts }) => attempts)).toEqual([3, 3, 3]);
}, 180_000);
