import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { fromKysely, type JobResult, PgBoss, type Job as StoredJob } from 'pg-boss';
import type { Writer } from '../database/database.ts';

/** Work that is left behind by a change and done after it; `data` must hold no secret. */
export interface Job {
  queue: string;
  data: object;
}

export interface JobQueue {
  /** Stores the jobs in the transaction of a change, so that they exist only if it is committed. */
  enqueue(writer: Writer, jobs: readonly Job[]): Promise<void>;
  /** Stores a job that belongs to no change of a record, and has this process look at its queue. */
  enqueueAlone(job: Job): Promise<void>;
  /** Has this process look at the queues of the jobs at once, after their transaction is committed. */
  wake(jobs: readonly Job[]): void;
}

export interface Worker {
  queue: string;
  /** Does one job. A fault has it done again, later and later, until the attempts are used up. */
  handle(data: unknown, job: { id: string }): Promise<void>;
}

export interface RunningJobQueue extends JobQueue {
  /** Takes no more jobs, and lets those in hand finish for a few seconds; what is left is done again later. */
  stop(): Promise<void>;
}

const longestStopMilliseconds = 3000;
const queueOptions = { retryLimit: 10, retryDelay: 2, retryBackoff: true, retryDelayMax: 900 };
const workOptions = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 2,
} as const;

/** Starts the workers on the pool that everything shares. */
export async function startJobQueue(
  pool: pg.Pool,
  workers: readonly Worker[],
  log: FastifyBaseLogger,
): Promise<RunningJobQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue has a fault'));
  await boss.start();
  const workerIds = new Map<string, string>();
  for (const worker of workers) {
    await boss.createQueue(worker.queue, queueOptions);
    const id = await boss.work<unknown, void, typeof workOptions>(worker.queue, workOptions, (jobs) =>
      Promise.all(jobs.map((job) => attempt(worker, job, log))),
    );
    workerIds.set(worker.queue, id);
  }
  const wake: JobQueue['wake'] = (jobs) => {
    for (const queue of new Set(jobs.map((job) => job.queue))) {
      const id = workerIds.get(queue);
      if (id !== undefined) boss.notifyWorker(id);
    }
  };
  return {
    async enqueue(writer, jobs) {
      const db = fromKysely(writer.withoutPlugins());
      for (const { queue, data } of jobs) await boss.send(queue, data, { db });
    },
    async enqueueAlone(job) {
      await boss.send(job.queue, job.data);
      wake([job]);
    },
    wake,
    stop: () => boss.stop({ graceful: true, timeout: longestStopMilliseconds, close: false }),
  };
}

async function attempt(worker: Worker, job: StoredJob<unknown>, log: FastifyBaseLogger): Promise<JobResult> {
  try {
    await worker.handle(job.data, { id: job.id });
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const isLast = job.retryCount >= queueOptions.retryLimit;
    const message = isLast ? 'A job failed for the last time' : 'A job failed and will be tried again';
    log.error({ err: error, queue: worker.queue, jobId: job.id }, message);
    return { id: job.id, status: 'failed', output: { message: messageOf(error) } };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
