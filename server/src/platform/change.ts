import { isRefusal, type Outcome, type Refusal } from '@almanac/domain/refusal';
import type { Transaction } from 'kysely';
import type { AuditEntry } from './audit/audit-entry.ts';
import { appendAuditEntries } from './audit/store.ts';
import type { Database } from './database/database.ts';
import type { DB } from './database/tables.ts';
import type { Job, JobQueue } from './jobs/job-queue.ts';

export interface ChangeContext {
  database: Database;
  jobs: JobQueue;
  /** Absent where the system itself acts. */
  actor?: { id: string };
}

/** What a change hands back: its result, what the audit log keeps of it, and the jobs it leaves behind. */
export interface Changed<Result> {
  result: Result;
  audit: AuditEntry | readonly [AuditEntry, ...AuditEntry[]];
  jobs?: readonly Job[];
}

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const attempts = 3;

/**
 * Runs the work in one transaction together with its audit entries and jobs: all of it is stored, or, after a
 * refusal or a fault, nothing. The work runs again where the database gave up on it, so it must touch nothing else.
 */
export async function change<Result>(
  context: ChangeContext,
  work: (transaction: Transaction<DB>) => Promise<Changed<Result> | Refusal>,
): Promise<Outcome<Result>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptChange(context, work);
    } catch (error) {
      if (attempt === attempts || !isWorthAnotherTry(error)) throw error;
    }
  }
}

async function attemptChange<Result>(
  { database, jobs, actor }: ChangeContext,
  work: (transaction: Transaction<DB>) => Promise<Changed<Result> | Refusal>,
): Promise<Outcome<Result>> {
  try {
    const changed = await database.transaction().execute(async (transaction) => {
      const outcome = await work(transaction);
      if (isRefusal(outcome)) throw new RolledBack(outcome);
      await appendAuditEntries(transaction, actor?.id, [outcome.audit].flat());
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
