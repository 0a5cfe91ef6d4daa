import { isRefusal, type Outcome, type Refusal } from '@almanac/domain/refusal';
import type { Transaction } from 'kysely';
import type { Database } from './database/database.ts';
import type { DB } from './database/tables.ts';
import type { Job, JobQueue } from './jobs/job-queue.ts';

export interface ChangeContext {
  database: Database;
  jobs: JobQueue;
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
  transaction: Transaction<DB>,
  actor: ChangeContext['actor'],
  entries: readonly Entry[],
) => Promise<void>;

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const attempts = 3;

/**
 * Makes the one way to write: it runs the work in one transaction together with its log entries and jobs, and all of it
 * is stored, or, after a refusal or a fault, nothing. The work runs again where the database gave up on it, so it must
 * touch nothing else.
 */
export function changeLoggedBy<Entry>(appendEntries: AppendEntries<Entry>) {
  return async function change<Result>(
    context: ChangeContext,
    work: (transaction: Transaction<DB>) => Promise<LoggedChange<Result, Entry> | Refusal>,
  ): Promise<Outcome<Result>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await attemptChange(context, work, appendEntries);
      } catch (error) {
        if (attempt === attempts || !isWorthAnotherTry(error)) throw error;
      }
    }
  };
}

async function attemptChange<Result, Entry>(
  { database, jobs, actor }: ChangeContext,
  work: (transaction: Transaction<DB>) => Promise<LoggedChange<Result, Entry> | Refusal>,
  appendEntries: AppendEntries<Entry>,
): Promise<Outcome<Result>> {
  try {
    const changed = await database.transaction().execute(async (transaction) => {
      const outcome = await work(transaction);
      if (isRefusal(outcome)) throw new RolledBack(outcome);
      await appendEntries(transaction, actor, [outcome.audit].flat() as Entry[]);
      await jobs.enqueue(transaction, outcome.jobs ?? []);
      return outcome;
    });
    jobs.wake(changed.jobs ?? []);
    return changed.result;
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
}

class RolledBack extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
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
