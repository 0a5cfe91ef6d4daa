import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database, Writer } from '../database/database.ts';
import { inTurn } from '../database/in-turn.ts';
import { FinalFault, JobFault, Outage } from './faults.ts';
import { jobQueueVersion } from './job-queue-tables.ts';
import type { StoredJob } from './queries.ts';
import {
  beginAnew,
  bringBackFromAhead,
  bringOn,
  giveBack,
  heartbeatSeconds,
  lockStoredJob,
  noteSeen,
  readInstalledVersion,
  takeBackAll,
  takeBackOrphans,
} from './store.ts';

/** Work that is left behind by a change and done after it; `data` must hold no secret. */
export interface Job {
  queue: string;
  data: object;
  /** How long it waits before it is done. */
  waitSeconds?: number;
}

export interface JobQueue {
  /** Stores the jobs in the transaction of a change, so that they exist only if it is committed. */
  enqueue(writer: Writer, jobs: readonly Job[]): Promise<void>;
  /** Stores a job that belongs to no change of a record, and has this process look at its queue. */
  enqueueAlone(job: Job): Promise<void>;
  /** Has this process look at once at the queues of jobs that need not wait, after their transaction is committed. */
  wake(jobs: readonly Omit<Job, 'data'>[]): void;
  /** A job of the queues that is not done, locked until the end of the change. */
  lock(writer: Writer, queues: readonly string[], id: string): Promise<StoredJob | undefined>;
  /** Begins a failed job anew, as if it had just been stored. */
  beginAnew(writer: Writer, job: Pick<StoredJob, 'queue' | 'id'>): Promise<void>;
  /** Notes that somebody has seen which jobs of the queues failed: from then on they are kept for 7 days. */
  noteSeen(queues: readonly string[], ids: readonly string[]): Promise<void>;
}

/**
 * When a job that failed is tried again: after so many seconds, then after twice as many, and so on, until so long after
 * it was stored.
 */
export interface Retries {
  firstSeconds: number;
  longestSeconds: number;
  reachSeconds: number;
}

/** A job in hand; `signal` asks for it to be given up. */
export interface JobInHand {
  id: string;
  signal: AbortSignal;
}

export interface Worker {
  queue: string;
  retries: Retries;
  /**
   * Does one job. A fault has it done again, later and later, as far as the tries reach; a `FinalFault` ends it at once,
   * and an `Outage` is over for every job as soon as one succeeds. A job that is done is forgotten, data and all.
   */
  handle(data: unknown, job: JobInHand): Promise<void>;
}

export interface RunningJobQueue extends JobQueue {
  /** Takes no more jobs, and lets those in hand finish for 3 seconds; what is left is done by the next start. */
  stop(): Promise<void>;
}

const longestStopMilliseconds = 3000;
const watchMilliseconds = 3000;
const probeMilliseconds = 15_000;
const forgetRetryMilliseconds = 250;
const any = 1_000_000;
const dayInSeconds = 86_400;
const workOptions = {
  // One job that takes long holds up its batch alone.
  batchSize: 5,
  localConcurrency: 3,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
  pollingIntervalSeconds: 2,
  heartbeatRefreshSeconds: 3,
} as const;

/** Makes the tables of the queue, or brings them up to date; only their owner can, and one at a time. */
export async function installJobQueue(owner: Database): Promise<void> {
  const version = await readInstalledVersion(owner);
  if (version !== undefined && version > jobQueueVersion()) {
    throw new Error(
      `The database has a job queue of version ${version}, which this version of Almanac does not know; start a newer version.`,
    );
  }
  const boss = new PgBoss({ db: fromKysely(owner), schedule: false, supervise: false });
  await boss.start();
  await boss.stop({ graceful: false, close: false });
}

interface JobQueueSettings {
  log: FastifyBaseLogger;
  /** Whether no other instance ever works on the database: what is in hand at the start was then left behind. */
  isAlone?: boolean;
}

/** Starts the workers on the database that everything shares, which has the tables of the queue. */
export async function startJobQueue(
  database: Database,
  workers: readonly Worker[],
  { log, isAlone = false }: JobQueueSettings,
): Promise<RunningJobQueue> {
  const boss = new PgBoss({ db: fromKysely(database), schedule: false, migrate: false });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue failed'));
  await inTurn(database, async () => {
    await boss.start();
    for (const { queue, retries } of workers) {
      await boss.createQueue(queue, queueOptions(retries));
      await boss.updateQueue(queue, queueOptions(retries));
    }
  });

  const queues = workers.map(({ queue }) => queue);
  if (isAlone) await takeBackAll(database, queues);
  const stopping = new AbortController();
  const workerIds = new Map<string, string>();
  const inHand = new Set<string>();
  // Whoever was here before may have left jobs behind that wait for the end of an outage.
  let mayBeOutage = true;

  const wake = (woken: readonly string[]) => {
    for (const queue of new Set(woken)) {
      const id = workerIds.get(queue);
      if (id !== undefined) boss.notifyWorker(id);
    }
  };

  /** What is to be noted of a job after an attempt at it; nothing where it was done, and forgotten. */
  async function attempt(worker: Worker, job: JobWithMetadata<unknown>): Promise<JobResult | undefined> {
    inHand.add(job.id);
    try {
      await worker.handle(job.data, { id: job.id, signal: AbortSignal.any([job.signal, stopping.signal]) });
      await forget(worker.queue, job.id);
    } catch (error) {
      return fail(worker, job, error);
    } finally {
      inHand.delete(job.id);
    }
    if (mayBeOutage) await endOutage();
  }

  async function endOutage(): Promise<void> {
    mayBeOutage = false;
    try {
      await bringOn(database, queues, any);
      wake(queues);
    } catch (error) {
      mayBeOutage = true;
      log.warn({ err: error }, 'Could not reschedule jobs after an outage');
    }
  }

  /** Deletes a job that is done before anything else happens to it, however long the database is away. */
  async function forget(queue: string, jobId: string): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        await boss.deleteJob(queue, jobId);
        return;
      } catch (error) {
        if (tries === 0) log.warn({ err: error, queue, jobId }, 'Could not delete a finished job yet');
        await delay(forgetRetryMilliseconds, undefined, { signal: stopping.signal });
      }
    }
  }

  function fail(worker: Worker, job: JobWithMetadata<unknown>, error: unknown): JobResult {
    const isOutage = error instanceof Outage;
    mayBeOutage ||= isOutage;
    const age = Date.now() - job.createdOn.getTime();
    const isLast = error instanceof FinalFault || age > worker.retries.reachSeconds * 1000;
    const message = isLast ? 'A job failed permanently' : 'A job failed and will be retried';
    log.error({ err: error, queue: worker.queue, jobId: job.id }, message);
    const output = {
      message: error instanceof Error ? error.message : String(error),
      isOutage,
      ...(error instanceof JobFault && error.kind !== undefined && { kind: error.kind }),
    };
    return { id: job.id, status: isLast ? 'deadletter' : 'failed', output };
  }

  for (const worker of workers) {
    const id = await boss.work<unknown, void, typeof workOptions>(worker.queue, workOptions, async (jobs) => {
      const results = await Promise.all(jobs.map((job) => attempt(worker, job)));
      // What is left in its list the library looks for, to note what became of it.
      jobs.splice(0, jobs.length, ...jobs.filter((_, index) => results[index]));
      return results.filter((each) => each !== undefined);
    });
    workerIds.set(worker.queue, id);
  }

  const watching = watch();
  async function watch(): Promise<void> {
    let probedAt = performance.now();
    while (!stopping.signal.aborted) {
      try {
        wake(await takeBackOrphans(database, queues, [...inHand]));
        wake(await bringBackFromAhead(database, queues));
        if (mayBeOutage && performance.now() - probedAt > probeMilliseconds) {
          probedAt = performance.now();
          await bringOn(database, queues, 1);
        }
      } catch (error) {
        log.warn({ err: error }, 'Could not recover abandoned jobs');
      }
      await delay(watchMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function stop(): Promise<void> {
    const finished = Promise.all(queues.map((queue) => boss.offWork(queue)));
    await Promise.race([finished, delay(longestStopMilliseconds)]);
    if (inHand.size > 0) {
      await giveBack(database, [...inHand]).catch((error: unknown) =>
        log.warn({ err: error }, 'Could not release active jobs'),
      );
    }
    stopping.abort();
    await watching;
    await boss.stop({ graceful: false, close: false });
  }

  return {
    async enqueue(writer, jobs) {
      const db = fromKysely(writer);
      // A change of rules tells thousands of people, and nobody may book meanwhile.
      for (const [queue, each] of Map.groupBy(jobs, (job) => job.queue)) {
        const stored = each.map(({ data, waitSeconds }) => ({ data, startAfter: waitSeconds ?? 0 }));
        await boss.insert(queue, stored, { db });
      }
    },
    async enqueueAlone(job) {
      await boss.send(job.queue, job.data);
      wake([job.queue]);
    },
    wake: (jobs) => wake(jobs.flatMap(({ queue, waitSeconds }) => (waitSeconds === undefined ? queue : []))),
    lock: lockStoredJob,
    beginAnew,
    noteSeen: (seenQueues, ids) => noteSeen(database, seenQueues, ids),
    stop,
  };
}

function queueOptions({ firstSeconds, longestSeconds }: Retries) {
  return {
    // How long a job is tried is a question of its age.
    retryLimit: any,
    retryDelay: firstSeconds,
    retryBackoff: true,
    retryDelayMax: longestSeconds,
    heartbeatSeconds,
    // What was given up stays for people to see; what waits is never deleted, however long no instance runs.
    deleteAfterSeconds: 30 * dayInSeconds,
    retentionSeconds: 3650 * dayInSeconds,
  };
}
