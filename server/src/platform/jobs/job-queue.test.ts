import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { countStatements } from '../../testing/statements.ts';
import { writeOnce } from '../../testing/write-once.ts';
import { FinalFault, Outage } from './faults.ts';
import { type Retries, type RunningJobQueue, startJobQueue, type Worker } from './job-queue.ts';

const retries: Retries = { firstSeconds: 1, longestSeconds: 900, reachSeconds: 86_400 };
const { log: silent } = Fastify({ logger: false });

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

async function start(handle: Worker['handle'], isAlone = false): Promise<RunningJobQueue> {
  const workers = [{ queue: 'errands', retries, handle }];
  const queue = await startJobQueue(testing.database, workers, { log: silent, isAlone });
  running.push(queue);
  return queue;
}

const errand = (name: string) => ({ queue: 'errands', data: { name } });

function nameIn(data: unknown): string {
  return typeof data === 'object' && data !== null && 'name' in data ? String(data.name) : '';
}

async function stored(): Promise<{ name: string; state: string; message: string | null }[]> {
  const { rows } = await testing.pool.query(
    `SELECT data ->> 'name' AS name, state, output ->> 'message' AS message FROM pgboss.job
     WHERE name = 'errands' ORDER BY data ->> 'name'`,
  );
  return rows;
}

/** Stores a job taken by an instance a minute ago, with the age of its last heartbeat. */
async function leaveBehind(name: string, secondsAgo: number, heartbeatSeconds = 15): Promise<void> {
  await testing.pool.query(
    `INSERT INTO pgboss.job (id, name, data, state, retry_count, retry_limit, heartbeat_seconds, started_on, heartbeat_on)
     VALUES ($1, 'errands', $2, 'active', 5, 300, $3, now() - interval '1 minute', now() - $4 * interval '1 second')`,
    [randomUUID(), { name }, heartbeatSeconds, secondsAgo],
  );
}

test('instances starting together on an empty database all work', async () => {
  const done: string[] = [];
  const handle: Worker['handle'] = async (data) => {
    done.push(nameIn(data));
  };
  const queues = await Promise.all(Array.from({ length: 5 }, () => start(handle)));
  await Promise.all(queues.map((queue, number) => queue.enqueueAlone(errand(`${number}`))));
  await expect.poll(() => done.toSorted()).toEqual(['0', '1', '2', '3', '4']);
});

test('a job is deleted as soon as it is done, whatever the rest of its batch does', async () => {
  const { promise: end, resolve: letEnd } = Promise.withResolvers<void>();
  const queue = await start((data) => (nameIn(data) === 'slow' ? end : Promise.resolve()));
  for (const name of ['quick', 'slow']) await queue.enqueueAlone(errand(name));
  await expect.poll(stored).toEqual([expect.objectContaining({ name: 'slow', state: 'active' })]);
  letEnd();
  await expect.poll(stored).toEqual([]);
});

test('a change’s jobs are stored together, and each is deleted when done', async () => {
  const counter = countStatements(testing.pool);
  const names = ['one', 'two', 'three', 'four', 'five'];
  const sent = await counter.statementsOf(async () => {
    const queue = await start(async () => undefined);
    await writeOnce(testing.database, (writer) => queue.enqueue(writer, names.map(errand)));
    queue.wake([{ queue: 'errands' }]);
    await expect.poll(stored).toEqual([]);
    await queue.stop();
  });
  const timesOf = (pattern: RegExp) => sent.filter((text) => pattern.test(text)).length;
  expect(timesOf(/INSERT INTO pgboss\.job\w* \(\s+id,/)).toBe(1);
  expect(timesOf(/DELETE FROM pgboss\.job\w*\s+WHERE name = \$1\s+AND id = ANY/)).toBe(5);
  expect(timesOf(/SET completed_on/)).toBe(0);
});

test('a delayed job is not started early', async () => {
  const done: string[] = [];
  const queue = await start(async (data) => {
    done.push(nameIn(data));
  });
  const jobs = [{ ...errand('later'), waitSeconds: 3600 }, errand('now')];
  await writeOnce(testing.database, (writer) => queue.enqueue(writer, jobs));
  queue.wake(jobs);
  await expect.poll(() => done).toEqual(['now']);
  expect(await stored()).toMatchObject([{ name: 'later', state: 'created' }]);
  await testing.pool.query('UPDATE pgboss.job SET start_after = now()');
  await expect.poll(() => done).toEqual(['now', 'later']);
});

test('a job that covers all waiting ones is done once for them, also if they are due later', async () => {
  const begun: string[] = [];
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const handle: Worker['handle'] = async (data) => {
    begun.push(nameIn(data));
    if (begun.length === 1) await mayEnd;
  };
  const worker: Worker = { queue: 'errands', retries, handle, coversWaiting: true };
  const queue = await startJobQueue(testing.database, [worker], { log: silent });
  running.push(queue);
  await queue.enqueueAlone(errand('first'));
  await expect.poll(() => begun).toEqual(['first']);
  const names = Array.from({ length: 50 }, (_, index) => `${index}`);
  const later = { ...errand('later'), waitSeconds: 3600 };
  await writeOnce(testing.database, (writer) => queue.enqueue(writer, [...names.map(errand), later]));
  end();
  await expect.poll(stored, { timeout: 10_000 }).toEqual([]);
  expect(begun).toHaveLength(2);
});

test('a fault is retried, a final one is not', async () => {
  const queue = await start(async (data) => {
    throw nameIn(data) === 'never' ? new FinalFault('No such user') : new Error('Busy');
  });
  for (const name of ['later', 'never']) await queue.enqueueAlone(errand(name));
  await expect.poll(stored).toEqual([
    { name: 'later', state: 'retry', message: 'Busy' },
    { name: 'never', state: 'failed', message: 'No such user' },
  ]);
});

test('a job fails permanently after its maximum age, whatever the number of tries', async () => {
  const queue = await start(async () => {
    throw new Error('Busy');
  });
  for (const name of ['old', 'young']) await queue.enqueueAlone(errand(name));
  await expect.poll(stored).toMatchObject([{ state: 'retry' }, { state: 'retry' }]);
  await testing.pool.query(`
    UPDATE pgboss.job SET start_after = now(), retry_count = 1000,
      created_on = now() - CASE data ->> 'name' WHEN 'old' THEN interval '25 hours' ELSE interval '23 hours' END`);
  await expect.poll(stored).toEqual([
    { name: 'old', state: 'failed', message: 'Busy' },
    { name: 'young', state: 'retry', message: 'Busy' },
  ]);
});

test('the end of an outage is detected without new jobs', async () => {
  let isAway = true;
  const done: string[] = [];
  const queue = await start(async (data) => {
    if (isAway) throw new Outage('Away');
    done.push(nameIn(data));
  });
  for (const name of ['one', 'two']) await queue.enqueueAlone(errand(name));
  await expect.poll(stored).toMatchObject([{ state: 'retry' }, { state: 'retry' }]);
  await testing.pool.query("UPDATE pgboss.job SET start_after = now() + interval '15 minutes'");
  isAway = false;
  await expect.poll(() => done.toSorted()).toEqual(['one', 'two']);
});

test('after an outage, only the jobs waiting for its end are done at once', async () => {
  let isAway = true;
  const done: string[] = [];
  const queue = await start(async (data) => {
    const name = nameIn(data);
    if (name === 'busy') throw new Error('Busy');
    if (isAway) throw new Outage('Away');
    done.push(name);
  });
  for (const name of ['busy', 'one', 'two']) await queue.enqueueAlone(errand(name));
  await expect.poll(stored).toMatchObject([{ state: 'retry' }, { state: 'retry' }, { state: 'retry' }]);
  await testing.pool.query("UPDATE pgboss.job SET start_after = now() + interval '1 hour'");
  isAway = false;
  await queue.enqueueAlone(errand('three'));
  await expect.poll(() => done.toSorted()).toEqual(['one', 'three', 'two']);
  await expect.poll(stored).toEqual([{ name: 'busy', state: 'retry', message: 'Busy' }]);
});

describe('an instance’s active job', () => {
  test('is done by another instance if it has died', async () => {
    const done: string[] = [];
    const queue = await start(async (data) => {
      done.push(nameIn(data));
    });
    await leaveBehind('left', 16);
    await queue.enqueueAlone(errand('new'));
    await expect.poll(() => done.toSorted()).toEqual(['left', 'new']);
  });

  test('is done at once by the next instance if there is only ever one', async () => {
    const done: string[] = [];
    const handle: Worker['handle'] = async (data) => {
      done.push(nameIn(data));
    };
    await start(handle);
    await leaveBehind('left', 0, 3600);
    await start(handle, true);
    await expect.poll(() => done).toEqual(['left']);
  });

  test('stays with it while it lives, however long it takes', async () => {
    const begun: string[] = [];
    const takeLong: Worker['handle'] = async (data) => {
      begun.push(nameIn(data));
      await delay(20_000);
    };
    const [one] = await Promise.all([start(takeLong), start(takeLong)]);
    await one.enqueueAlone(errand('long'));
    await expect.poll(stored).toMatchObject([{ state: 'active' }]);
    await expect.poll(stored).toEqual([]);
    expect(begun).toEqual(['long']);
  });

  test('is released when it stops, for the next one to do at once', async () => {
    const stuck = await start((_data, { signal }) => delay(60_000, undefined, { signal }));
    await stuck.enqueueAlone(errand('stuck'));
    await expect.poll(stored).toMatchObject([{ state: 'active' }]);
    await stuck.stop();
    expect(await stored()).toMatchObject([{ name: 'stuck', state: 'retry' }]);
    running = [];
    const done: string[] = [];
    await start(async (data) => {
      done.push(nameIn(data));
    });
    await expect.poll(() => done).toEqual(['stuck']);
  });
});
