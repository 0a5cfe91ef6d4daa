import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database, Writer } from '../database/database.ts';
import { inTurn } from '../database/in-turn.ts';
import { FinalFault, JobFault, Outage } from './faults.ts';
import { jobQueueVersion } from './job-queue-tables.ts';
import type { StoredJob } from './queries.ts';
import {
  correctFutureJobs,
  deleteWaiting,
  heartbeatSeconds,
  lockStoredJob,
  makeDue,
  markSeen,
  readInstalledVersion,
  releaseJobs,
  requeueAbandoned,
  requeueAll,
  restart,
} from './store.ts';

/** Work queued by a change and done afterwards; `data` must contain no secret. */
export interface Job {
  queue: string;
  data: object;
  /** Delay before the job is started. */
  waitSeconds?: number;
  /** Jobs that share what may be slow; a worker may do only some of a group at a time. */
  group?: string;
}

export interface JobQueue {
  /** Stores the jobs in the transaction of a change, so that they exist only if it is committed. */
  enqueue(writer: Writer, jobs: readonly Job[]): Promise<void>;
  /** Stores a job outside of a change, and makes this process check its queue. */
  enqueueAlone(job: Job): Promise<void>;
  /** Makes this process check the queues of undelayed jobs at once, after their transaction is committed. */
  wake(jobs: readonly Omit<Job, 'data'>[]): void;
  /** An unfinished job of the queues, locked until the end of the change. */
  lock(writer: Writer, queues: readonly string[], id: string): Promise<StoredJob | undefined>;
  /** Restarts a failed job as if just stored. */
  restart(writer: Writer, job: Pick<StoredJob, 'queue' | 'id'>): Promise<void>;
  /** Marks the queues' failed jobs as seen: from then on they are stored for 7 days. */
  markSeen(queues: readonly string[], ids: readonly string[]): Promise<void>;
}

/**
 * Retry delays of a failed job: start at `firstSeconds` and double up to `longestSeconds`, until `reachSeconds` after
 * it was stored.
 */
export interface Retries {
  firstSeconds: number;
  longestSeconds: number;
  reachSeconds: number;
}

/** An active job; `signal` aborts it. */
export interface ActiveJob {
  id: string;
  signal: AbortSignal;
}

export interface Worker {
  queue: string;
  retries: Retries;
  /**
   * Does one job. Errors are retried with growing delays; a `FinalFault` is permanent, and an `Outage` ends for all
   * jobs as soon as one succeeds. A finished job is deleted with its data.
   */
  handle(data: unknown, job: ActiveJob): Promise<void>;
  /**
   * Whether one job does the work of all that wait by then. They are deleted before it begins: whatever caused them is
   * committed, so that the job sees it.
   */
  coversWaiting?: true;
  /** Whether its jobs are few, so that one batch at a time is enough. */
  isRare?: true;
  /** The maximum number of jobs of a group that are done at a time, so that a slow group delays no other. */
  groupConcurrency?: number;
}

export interface RunningJobQueue extends JobQueue {
  /** Starts no more jobs and lets active ones finish for 3 seconds; the next start does the rest. */
  stop(): Promise<void>;
}

const longestStopMilliseconds = 3000;
const watchMilliseconds = 3000;
const probeMilliseconds = 15_000;
const forgetRetryMilliseconds = 250;
const any = 1_000_000;
const dayInSeconds = 86_400;
const workOptions = {
  // A slow job delays only its batch.
  batchSize: 5,
  localConcurrency: 3,
  burstWhenBatchFull: true,
  perJobResults: true as const,
  includeMetadata: true as const,
  pollingIntervalSeconds: 2,
  heartbeatRefreshSeconds: 3,
};
// A batch would wait for the slowest of its jobs. Single jobs are fetched at intervals, unless each wakes the next.
const singly = { ...workOptions, batchSize: 1, localConcurrency: 6 };
// Each that is done at a time looks for jobs on its own, over a connection.
const inBatches = { ...workOptions, localConcurrency: 1 };
const oneAtATime = { ...workOptions, batchSize: 1, localConcurrency: 1 };

/** Creates or updates the queue's tables; only their owner can, on one instance at a time. */
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
  /** Whether this is the only instance ever: jobs active at the start were then abandoned. */
  isAlone?: boolean;
}

/** Starts the workers on the shared database, which must have the queue's tables. */
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
  if (isAlone) await requeueAll(database, queues);
  const stopping = new AbortController();
  const workerIds = new Map<string, string>();
  const activeIds = new Set<string>();
  // An earlier process may have left jobs waiting for the end of an outage.
  let mayBeOutage = true;

  const wake = (woken: readonly string[]) => {
    for (const queue of new Set(woken)) {
      const id = workerIds.get(queue);
      if (id !== undefined) boss.notifyWorker(id);
    }
  };

  /** The outcome of an attempt to store; undefined if the job is done and deleted. */
  async function attempt(worker: Worker, job: JobWithMetadata<unknown>): Promise<JobResult | undefined> {
    activeIds.add(job.id);
    try {
      if (worker.coversWaiting) await deleteWaiting(database, worker.queue);
      await worker.handle(job.data, { id: job.id, signal: AbortSignal.any([job.signal, stopping.signal]) });
      await deleteFinished(worker.queue, job.id);
      if (worker.groupConcurrency !== undefined) wake([worker.queue]);
    } catch (error) {
      return fail(worker, job, error);
    } finally {
      activeIds.delete(job.id);
    }
    if (mayBeOutage) await endOutage();
  }

  async function endOutage(): Promise<void> {
    mayBeOutage = false;
    try {
      await makeDue(database, queues, any);
      wake(queues);
    } catch (error) {
      mayBeOutage = true;
      log.warn({ err: error }, 'Could not reschedule jobs after an outage');
    }
  }

  /** Deletes a finished job before anything else happens to it, however long the database is down. */
  async function deleteFinished(queue: string, jobId: string): Promise<void> {
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
    const options = optionsOf(worker);
    const id = await boss.work<unknown, void, typeof workOptions>(worker.queue, options, async (jobs) => {
      const results = await Promise.all(jobs.map((job) => attempt(worker, job)));
      // The library looks up remaining listed jobs to store their outcome.
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
        wake(await requeueAbandoned(database, queues, [...activeIds]));
        wake(await correctFutureJobs(database, queues));
        if (mayBeOutage && performance.now() - probedAt > probeMilliseconds) {
          probedAt = performance.now();
          await makeDue(database, queues, 1);
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
    if (activeIds.size > 0) {
      await releaseJobs(database, [...activeIds]).catch((error: unknown) =>
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
      // Bulk inserts, as a rule change notifies thousands of people and blocks bookings meanwhile.
      for (const [queue, each] of Map.groupBy(jobs, (job) => job.queue)) {
        const stored = each.map(({ data, waitSeconds, group }) => ({
          data,
          startAfter: waitSeconds ?? 0,
          ...(group !== undefined && { group: { id: group } }),
        }));
        await boss.insert(queue, stored, { db });
      }
    },
    async enqueueAlone({ queue, data, waitSeconds, group }) {
      const options = { startAfter: waitSeconds ?? 0, ...(group !== undefined && { group: { id: group } }) };
      await boss.send(queue, data, options);
      if (waitSeconds === undefined) wake([queue]);
    },
    wake: (jobs) => wake(jobs.flatMap(({ queue, waitSeconds }) => (waitSeconds === undefined ? queue : []))),
    lock: lockStoredJob,
    restart,
    markSeen: (seenQueues, ids) => markSeen(database, seenQueues, ids),
    stop,
  };
}

function optionsOf({ coversWaiting, groupConcurrency, isRare }: Worker): typeof workOptions {
  if (groupConcurrency !== undefined) return { ...singly, ...{ localGroupConcurrency: groupConcurrency } };
  return coversWaiting ? oneAtATime : isRare ? inBatches : workOptions;
}

function queueOptions({ firstSeconds, longestSeconds }: Retries) {
  return {
    // Retries are limited by age, not by number.
    retryLimit: any,
    retryDelay: firstSeconds,
    retryBackoff: true,
    retryDelayMax: longestSeconds,
    heartbeatSeconds,
    // Failed jobs stay visible; waiting ones are never deleted, however long no instance runs.
    deleteAfterSeconds: 30 * dayInSeconds,
    retentionSeconds: 3650 * dayInSeconds,
  };
}
