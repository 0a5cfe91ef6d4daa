import { Worker } from 'node:worker_threads';
import { ConcurrencyLimit } from '../database/concurrency-limit.ts';
import type { XlsxTask } from './xlsx-sheet.ts';

/** Why a thread gave no answer. */
export type ThreadFailure = 'BUSY' | 'TOO_SLOW' | 'TOO_LARGE';

interface ThreadLimits {
  longestMilliseconds: number;
  mostMegabytes: number;
}

// The build has the program of the thread beside its own.
const program = new URL(
  import.meta.url.endsWith('.ts') ? './xlsx-worker.ts' : './xlsx-worker.js',
  import.meta.url,
);

/** Threads of each kind run one at a time, so that they leave a processor to the calls. */
const threads = new ConcurrencyLimit<XlsxTask['kind']>({ slots: 1, longestWaitMilliseconds: 60_000 });

/**
 * Runs the task in a thread of its own and returns its answer, or why there is none. `feed` posts what the task waits
 * for. Throws the error of the task.
 */
export async function inThread<Answer>(
  task: XlsxTask,
  { longestMilliseconds, mostMegabytes }: ThreadLimits,
  feed: (post: (batch: unknown) => void) => Promise<void> = async () => undefined,
): Promise<{ answer: Answer } | { failure: ThreadFailure }> {
  const leave = await threads.enter(task.kind);
  if (!leave) return { failure: 'BUSY' };
  const worker = new Worker(program, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    // Libraries warn about files that are refused with a sentence anyway.
    stdout: true,
    stderr: true,
  });
  try {
    const answered = answerOf<Answer>(worker, longestMilliseconds);
    // A failed thread ends the wait, whatever it still was to be fed.
    const [outcome] = await Promise.all([answered, Promise.race([answered, feed(poster(worker))])]);
    return outcome;
  } finally {
    await worker.terminate();
    leave();
  }
}

function poster(worker: Worker): (batch: unknown) => void {
  return (batch) => worker.postMessage(batch);
}

function answerOf<Answer>(
  worker: Worker,
  longestMilliseconds: number,
): Promise<{ answer: Answer } | { failure: ThreadFailure }> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve({ failure: 'TOO_SLOW' }), longestMilliseconds);
    worker.once('message', (answer: Answer) => resolve({ answer }));
    worker.once('error', (error: Error) => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ failure: 'TOO_LARGE' });
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve({ failure: 'TOO_LARGE' });
    });
  });
}
