import { isRefusal, type Outcome, type Refusal, type RefusalCode } from '@almanac/domain/refusal';
import type { Database, Reader, Writer } from './database/database.ts';
import { DatabaseBusy } from './database/unavailable.ts';
import type { Job, JobQueue } from './jobs/job-queue.ts';
import { Turnstile } from './turnstile.ts';

export interface ChangeContext {
  database: Reader;
  jobs: Pick<JobQueue, 'enqueue' | 'wake'>;
  /** Absent where the system itself acts. */
  actor?: { id: string };
}

/** What a change hands back: its result, what the log keeps of it, and the jobs it leaves behind. */
export interface LoggedChange<Result, Entry> {
  result: Result;
  audit: Entry | readonly [Entry, ...Entry[]];
  jobs?: readonly Job[];
}

/** Writes the entries of a change into the log; an absent actor is the system itself. */
export type AppendEntries<Entry> = (
  writer: Writer,
  actor: ChangeContext['actor'],
  entries: readonly Entry[],
) => Promise<void>;

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const attempts = 3;
// Fewer than the pool has connections, so that reads go on while writes wait for a lock.
const changesAtOnce = { places: 12, longestWaitMilliseconds: 2000 };
const turnstile = new Turnstile<Reader>(changesAtOnce);

/**
 * Makes the one way to write: it runs the work in one transaction together with its log entries and jobs, and all of it
 * is stored, or, after a refusal or a fault, nothing. The work runs again where the database gave up on it, so it must
 * touch nothing else.
 */
export function changeLoggedBy<Entry>(appendEntries: AppendEntries<Entry>) {
  return async function change<Result, Code extends RefusalCode = never>(
    context: ChangeContext,
    work: (writer: Writer) => Promise<Outcome<LoggedChange<Result, Entry>, Code>>,
  ): Promise<Outcome<Result, Code>> {
    const leave = await turnstile.enter(context.database);
    if (!leave) throw new DatabaseBusy();
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await attemptChange(context, work, appendEntries);
        } catch (error) {
          if (attempt === attempts || !isWorthAnotherTry(error)) throw error;
        }
      }
    } finally {
      leave();
    }
  };
}

async function attemptChange<Result, Entry, Code extends RefusalCode>(
  { database, jobs, actor }: ChangeContext,
  work: (writer: Writer) => Promise<Outcome<LoggedChange<Result, Entry>, Code>>,
  appendEntries: AppendEntries<Entry>,
): Promise<Outcome<Result, Code>> {
  try {
    const changed = await whole(database)
      .transaction()
      .execute(async (transaction) => {
        const writer = transaction as Writer;
        const outcome = await work(writer);
        if (isRefusal(outcome)) throw new RolledBack(outcome);
        await appendEntries(writer, actor, [outcome.audit].flat() as Entry[]);
        await jobs.enqueue(writer, outcome.jobs ?? []);
        return outcome;
      });
    jobs.wake(changed.jobs ?? []);
    return changed.result;
  } catch (error) {
    // Only the refusal of this work is thrown in here.
    if (error instanceof RolledBack) return error.refusal as Refusal<Code>;
    throw error;
  }
}

// A reader is the database itself with less to offer, so that only a change can write.
function whole(reader: Reader): Database {
  return reader as Database;
}

class RolledBack extends Error {
  readonly refusal: Refusal<RefusalCode>;

  constructor(refusal: Refusal<RefusalCode>) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === serializationFailure || error.code === deadlockDetected)
  );
}
