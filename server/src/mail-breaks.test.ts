import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, createPool, type Database } from './platform/database/database.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { type JobQueue, startJobQueue, type Worker } from './platform/jobs/job-queue.ts';
import { mailQueue, QueuedMail, QueuedNotification } from './platform/mail/mail.ts';
import { createSmtpMailer } from './platform/mail/mailer.ts';
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
import { writeOnce } from './testing/write-once.ts';

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

/** Calls of a new system administrator. */
async function administrator(almanac: AlmanacProcess, connection: Connection) {
  const pool = createPool(connection);
  const admin = await createUser(createDatabase(pool), { role: 'SYSTEM_ADMIN' });
  const cookie = await startSession(createDatabase(pool), admin.id, authSecret);
  await pool.end();
  const address = await almanac.ready();
  return (path: string, body: unknown) => {
    const headers = { cookie, 'content-type': 'application/json' };
    return fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
}

/** Invites the people one by one, each with a mail. */
async function invite(almanac: AlmanacProcess, connection: Connection, emails: readonly string[]) {
  const post = await administrator(almanac, connection);
  for (const email of emails) expect((await post('/admin/users', { email, name: 'Grace' })).status).toBe(201);
}

/** Imports the people in one call, each with a mail. */
async function importWithWelcome(almanac: AlmanacProcess, connection: Connection, emails: readonly string[]) {
  const post = await administrator(almanac, connection);
  const csv = ['email,name', ...emails.map((email) => `${email},Grace`)].join('\n');
  const answer = await post('/admin/users/import', { csv, dryRun: false, welcome: true });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Stores emails as before events: complete. */
async function queueComplete(queue: JobQueue, database: Database, emails: readonly string[]): Promise<void> {
  const mail = { subject: 'Welcome', text: 'Welcome to Almanac', html: '<p>Welcome to Almanac</p>' };
  const jobs = emails.map((to) => ({ queue: mailQueue, data: { to, ...mail } }));
  await writeOnce(database, (writer) => queue.enqueue(writer, jobs));
}

/** The worker of the version before events, which accepted complete emails only, and the recipients it met. */
function formerVersion() {
  const refused: string[] = [];
  const taken: string[] = [];
  const worker: Worker = {
    queue: mailQueue,
    retries: { firstSeconds: 2, longestSeconds: 900, reachSeconds: 86_400 },
    async handle(data, job) {
      const { success, data: mail, error } = QueuedMail.safeParse(data);
      if (!success) {
        refused.push(QueuedNotification.parse(data).to);
        throw error;
      }
      taken.push(mail.to);
      const mailer = createSmtpMailer({ url: mailServer.url, from: 'almanac@example.com' });
      await mailer.send(mail, job).finally(() => mailer.close());
    },
  };
  return { worker, refused, taken };
}

const people = (count: number) =>
  Array.from({ length: count }, (_, number) => `grace-${String(number).padStart(3, '0')}@example.com`);

const recipientsOf = (mails: MailServer['received']) =>
  mails.flatMap(({ to = [] }) => to.map(({ address }) => address ?? ''));

/** The recipients, once per mail. */
const recipients = () => recipientsOf(mailServer.received).toSorted();

/** Waits until everyone has their mail and the queue is empty, so that duplicates have arrived too. */
async function expectOnceEach(connection: Connection, emails: readonly string[]) {
  const pool = createPool(connection);
  await expect.poll(recipients, { timeout: 60_000 }).toEqual(emails);
  await expect.poll(async () => (await pool.query('SELECT FROM pgboss.job')).rowCount).toBe(0);
  await pool.end();
  expect(recipients()).toEqual(emails);
}

test('kill -9 of the server with 200 emails waiting: none is lost, and only unanswered ones are sent twice', async () => {
  const { pool, poolConfig } = await emptyDatabase();
  const emails = people(200);
  const first = start(poolConfig);
  mailServer.hold();
  await importWithWelcome(first, poolConfig, emails);
  const ofEvents = "SELECT FROM pgboss.job WHERE data ->> 'event' IS NOT NULL";
  expect((await pool.query(ofEvents)).rowCount).toBe(200);
  await expect.poll(mailServer.held).toBeGreaterThan(7);
  mailServer.release(3);
  await expect.poll(recipients).toHaveLength(3);
  // The mail server has accepted them, and the database learns of it at the same moment.
  await expect.poll(async () => (await pool.query('SELECT FROM pgboss.job')).rowCount).toBe(197);
  mailServer.loseAnswers();
  mailServer.release(4);
  await expect.poll(recipients).toHaveLength(7);
  const unanswered = recipientsOf(mailServer.received.slice(3));
  first.signal('SIGKILL');
  await first.ended;
  mailServer.release();
  // Its jobs count as abandoned 15 seconds after their last heartbeat.
  await pool.query(
    "UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '15 s' WHERE state = 'active'",
  );
  await start(poolConfig).ready();
  await expectOnceEach(poolConfig, [...emails, ...unanswered].toSorted());
  // Copies have the same Message-ID.
  expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(200);
});

test('two versions side by side: emails of either form are sent once', async () => {
  const { database, poolConfig } = await emptyDatabase();
  const emails = people(40);
  const [fromBefore, ofFormer, ofPresent] = [emails.slice(0, 5), emails.slice(5, 15), emails.slice(15)];
  const present = start(poolConfig);
  await present.ready();
  const { log } = Fastify({ logger: false });
  const queue = await startJobQueue(database, [], { log });
  onEnd.push(() => queue.stop());
  await queueComplete(queue, database, fromBefore);
  await expect.poll(recipients, { timeout: 20_000 }).toEqual(fromBefore);
  mailServer.hold();
  const { worker, refused, taken } = formerVersion();
  const former = await startJobQueue(database, [worker], { log });
  const stopFormer = () => former.stop();
  onEnd.push(stopFormer);
  await importWithWelcome(present, poolConfig, ofPresent);
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  await queueComplete(former, database, ofFormer);
  await expect.poll(() => taken.length).toBeGreaterThan(0);
  mailServer.release();
  await stopFormer();
  await expectOnceEach(poolConfig, emails);
  expect(refused.filter((email) => !ofPresent.includes(email))).toEqual([]);
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
