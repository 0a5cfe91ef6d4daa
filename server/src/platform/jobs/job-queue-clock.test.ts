import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { installJobQueue, type RunningJobQueue, startJobQueue, type Worker } from './job-queue.ts';
import { jobQueueVersion } from './job-queue-tables.ts';

const { log } = Fastify({ logger: false });

let testing: TestDatabase;
let running: RunningJobQueue[];

beforeEach(async () => {
  testing = await testDatabase();
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((queue) => queue.stop()));
  await testing.drop();
});

async function start(handle: Worker['handle']): Promise<RunningJobQueue> {
  const retries = { firstSeconds: 1, longestSeconds: 900, reachSeconds: 86_400 };
  const queue = await startJobQueue(testing.database, [{ queue: 'errands', retries, handle }], { log });
  running.push(queue);
  return queue;
}

test('jobs stored or active while the clock was ahead are done when it is back', async () => {
  const first = await start(async () => undefined);
  running = [];
  await first.stop();
  await testing.pool.query(
    `INSERT INTO pgboss.job (name, data, state, start_after, created_on, heartbeat_on, heartbeat_seconds) VALUES
       ('errands', '"stored"', 'created', now() + interval '1 year', now() + interval '1 year', NULL, 15),
       ('errands', '"in hand"', 'active', now(), now(), now() + interval '1 year', 15)`,
  );
  const done: unknown[] = [];
  await start(async (data) => {
    done.push(data);
  });
  await expect.poll(() => done.toSorted()).toEqual(['in hand', 'stored']);
});

test('tables of a newer job queue stop the start, without changes', async () => {
  const newer = jobQueueVersion() + 1;
  await testing.pool.query('UPDATE pgboss.version SET version = $1', [newer]);
  await expect(installJobQueue(testing.database)).rejects.toThrow(
    `The database has a job queue of version ${newer}, which this version of Almanac does not know; start a newer version.`,
  );
  const { rows } = await testing.pool.query('SELECT version FROM pgboss.version');
  expect(rows).toEqual([{ version: newer }]);
});
