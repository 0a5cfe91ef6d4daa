import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, createPool } from './platform/database/database.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import {
  type AlmanacProcess,
  authSecret,
  onDatabase,
  startAlmanacProcess,
} from './testing/almanac-process.ts';
import { testDatabase } from './testing/database.ts';
import { createUser } from './testing/factories.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';
import { startSession } from './testing/sessions.ts';

type Connection = Parameters<typeof onDatabase>[0];

let directory: string;
let mailServer: MailServer;
let onEnd: (() => Promise<unknown>)[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'almanac-mails-'));
  mailServer = await startMailServer();
  onEnd = [() => rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })];
});
afterEach(async () => {
  for (const end of onEnd.toReversed()) await end();
  await mailServer.close();
});

function start(connection: Connection): AlmanacProcess {
  const mails = { SMTP_URL: mailServer.url, MAIL_FROM: 'almanac@example.com' };
  const environment = { ...onDatabase(connection), ...mails, CALLS_PER_SECOND: '0' };
  const almanac = startAlmanacProcess({ dataDirectory: directory, environment });
  onEnd.push(async () => {
    almanac.signal('SIGKILL');
    await almanac.ended;
  });
  return almanac;
}

async function emptyDatabase() {
  const testing = await testDatabase();
  onEnd.push(() => testing.drop());
  return testing;
}

/** Invites the people, each with a mail. */
async function invite(almanac: AlmanacProcess, connection: Connection, emails: readonly string[]) {
  const pool = createPool(connection);
  const admin = await createUser(createDatabase(pool), { role: 'SYSTEM_ADMIN' });
  const cookie = await startSession(createDatabase(pool), admin.id, authSecret);
  await pool.end();
  const url = `${await almanac.ready()}/api/admin/users`;
  for (const email of emails) {
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, name: 'Grace' }),
    });
    expect(answer.status).toBe(201);
  }
}

const people = (count: number) =>
  Array.from({ length: count }, (_, number) => `grace-${String(number).padStart(2, '0')}@example.com`);

/** The recipients, once per mail. */
const recipients = () =>
  mailServer.received.flatMap(({ to = [] }) => to.map(({ address }) => address ?? '')).toSorted();

/** Waits until everyone has their mail and the queue is empty, so that duplicates have arrived too. */
async function expectOnceEach(connection: Connection, emails: readonly string[]) {
  const pool = createPool(connection);
  await expect.poll(recipients, { timeout: 60_000 }).toEqual(emails);
  await expect.poll(async () => (await pool.query('SELECT FROM pgboss.job')).rowCount).toBe(0);
  await pool.end();
  expect(recipients()).toEqual(emails);
}

test('kill -9 of the server while sending mails: each is sent once', async () => {
  const testing = await emptyDatabase();
  const { poolConfig } = testing;
  const emails = people(20);
  const first = start(poolConfig);
  mailServer.hold();
  await invite(first, poolConfig, emails);
  await expect.poll(mailServer.held).toBeGreaterThan(5);
  mailServer.release(3);
  await expect.poll(recipients).toHaveLength(3);
  // The mail server has accepted it, and the database learns of it at the same moment.
  const { pool } = testing;
  await expect.poll(async () => (await pool.query('SELECT FROM pgboss.job')).rowCount).toBe(17);
  first.signal('SIGKILL');
  await first.ended;
  mailServer.release();
  await start(poolConfig).ready();
  await expectOnceEach(poolConfig, emails);
});

test('repeatedly broken database connections: each mail is sent once', async () => {
  const { pool, poolConfig } = await emptyDatabase();
  const emails = people(30);
  const almanac = start(poolConfig);
  mailServer.hold();
  await invite(almanac, poolConfig, emails);
  await expect.poll(mailServer.held).toBeGreaterThan(5);
  mailServer.release();
  for (let breaks = 0; breaks < 20; breaks += 1) {
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'almanac' AND pid <> pg_backend_pid()`,
    );
    await pause(50);
  }
  await expectOnceEach(poolConfig, emails);
});

test('a database down for longer than the job heartbeat: each mail is sent once', async () => {
  const dataDirectory = join(directory, 'elsewhere');
  const settings = { fsync: 'off' };
  const before = await startEmbeddedPostgres({ dataDirectory, settings });
  const emails = people(10);
  const instances = [start(before.poolConfig), start(before.poolConfig)] as const;
  await instances[1].ready();
  mailServer.hold();
  await invite(instances[0], before.poolConfig, emails);
  await expect.poll(mailServer.held).toBe(10);
  await before.stop();
  mailServer.release();
  await expect.poll(recipients).toEqual(emails);
  await pause(17_000);
  const after = await startEmbeddedPostgres({ dataDirectory, settings });
  onEnd.splice(1, 0, () => after.stop());
  await expectOnceEach(after.poolConfig, emails);
});

test('a mail server down for a while: mails are sent as soon as it is back', async () => {
  const { poolConfig, pool } = await emptyDatabase();
  const emails = people(12);
  const almanac = start(poolConfig);
  await almanac.ready();
  await mailServer.close();
  await invite(almanac, poolConfig, emails);
  const tried = "SELECT FROM pgboss.job WHERE state = 'retry' AND (output ->> 'isOutage')::boolean";
  await expect.poll(async () => (await pool.query(tried)).rowCount).toBe(emails.length);
  await pool.query(
    "UPDATE pgboss.job SET start_after = now() + interval '15 minutes' WHERE data ->> 'to' <> $1",
    [emails[0]],
  );
  mailServer = await startMailServer({ port: Number(new URL(mailServer.url).port) });
  await expectOnceEach(poolConfig, emails);
});

test('an address unknown to the mail server fails at once, also for a sign-in link', async () => {
  const { poolConfig, pool } = await emptyDatabase();
  const almanac = start(poolConfig);
  mailServer.refuseForGood('nobody@example.com');
  await invite(almanac, poolConfig, ['nobody@example.com']);
  const asked = await fetch(`${await almanac.ready()}/api/auth/sign-in/magic-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com' }),
  });
  expect(asked.status).toBe(200);
  const states = async () => {
    const { rows } = await pool.query("SELECT name, state, output ->> 'message' AS why FROM pgboss.job");
    return rows.toSorted((one, other) => one.name.localeCompare(other.name));
  };
  const why = expect.stringContaining('550 No such user here');
  await expect.poll(states).toEqual([
    { name: 'mail', state: 'failed', why },
    { name: 'sign-in-mail', state: 'failed', why },
  ]);
});

test('a stop while sending mails leaves none active, and none is lost', async () => {
  const { poolConfig, pool } = await emptyDatabase();
  const emails = people(5);
  const almanac = start(poolConfig);
  mailServer.hold();
  await invite(almanac, poolConfig, emails);
  await expect.poll(mailServer.held).toBeGreaterThan(0);
  almanac.signal('SIGTERM');
  const { code, output } = await almanac.ended;
  expect(code, output).toBe(0);
  expect((await pool.query("SELECT FROM pgboss.job WHERE state = 'active'")).rowCount).toBe(0);
  mailServer.release();
  await start(poolConfig).ready();
  await expectOnceEach(poolConfig, emails);
});
