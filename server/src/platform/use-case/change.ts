import type { Role } from '@almanac/domain/access/role';
import { type Decision, isRefusal, type Outcome, type RefusalCode } from '@almanac/domain/refusal';
import { ConcurrencyLimit } from '../database/concurrency-limit.ts';
import type { Database, Reader, Writer } from '../database/database.ts';
import { isStalePlan } from '../database/named-statements.ts';
import { readOneMoment } from '../database/one-moment.ts';
import { inTransaction } from '../database/transaction.ts';
import { DatabaseBusy } from '../database/unavailable.ts';
import type { Job, JobQueue } from '../jobs/job-queue.ts';
import type { IdempotencyKey } from './idempotency/idempotency-key.ts';
import type { Json } from './idempotency/json.ts';
import { claimChange, type RepeatableChange, storeOutcome, storeRolledBack } from './idempotency/store.ts';

export interface ChangeContext {
  database: Reader;
  jobs: Pick<JobQueue, 'enqueue' | 'wake'>;
  /** The actor with their current name; absent for the system itself. */
  actor?: { id: string; name: string; email: string; role?: Role };
  /** The call the change belongs to, possibly with others. */
  callId?: string;
  /** The caller's idempotency key: a change already made for it isn't repeated, and its outcome is returned. */
  idempotencyKey?: IdempotencyKey | undefined;
  /** The name of the change within its call; not needed for a single change. */
  part?: string | undefined;
  /** The final check of every change to people's records, once all of it is written. */
  check?: ChangeCheck | undefined;
}

/** Decides whether a change's writes to people's records may be committed; `before` still reads the earlier state. */
export type ChangeCheck = (
  writer: Writer,
  before: Reader,
  userIds: readonly string[],
  actor: ChangeContext['actor'],
) => Promise<Decision<RefusalCode>>;

/** Audit entries name the record's person, if any. */
interface HasSubject {
  subject?: { id: string };
}

/** A change's result, its audit entries and the jobs it queues. */
export interface LoggedChange<Result, Entry> {
  result: Result;
  audit: Entry | readonly [Entry, ...Entry[]];
  jobs?: readonly Job[];
}

/** The outcome of a change without effect. */
export interface Unchanged<Result> {
  result: Result;
  isUnchanged: true;
}

/** Ends a change without effect: no audit entry, and earlier writes are rolled back. */
export function unchanged<Result>(result: Result): Unchanged<Result> {
  return { result, isUnchanged: true };
}

/** Writes the entries of a change; without an actor, the system is the actor. */
export type AppendEntries<Entry> = (
  writer: Writer,
  by: Pick<ChangeContext, 'actor' | 'callId'>,
  entries: readonly Entry[],
) => Promise<void>;

type Work<Result, Entry, Code extends RefusalCode> = (
  writer: Writer,
) => Promise<Outcome<LoggedChange<Result, Entry> | Unchanged<Result>, Code>>;

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const attempts = 3;
// Fewer than the pool's connections, so that reads continue while writes wait for a lock.
const changesAtOnce = { slots: 12, longestWaitMilliseconds: 2000 };
const concurrencyLimit = new ConcurrencyLimit<Reader>(changesAtOnce);

/**
 * Creates the only way to write: runs the work in one transaction with its audit entries and jobs. A refusal, an error
 * or `unchanged` rolls everything back. Work aborted by the database is retried, so it must have no other side effects.
 */
export function changeLoggedBy<Entry extends HasSubject>(appendEntries: AppendEntries<Entry>) {
  return async function change<Result extends Json<Result>, Code extends RefusalCode = never>(
    context: ChangeContext,
    work: Work<Result, Entry, Code>,
  ): Promise<Outcome<Result, Code>> {
    const repeatable = nextChange(context);
    return withSlot(context.database, () => attemptChange(context, work, appendEntries, repeatable));
  };
}

/** Writes once a slot is free, and retries if the database aborted it. */
async function withSlot<Result>(database: Reader, attemptWrite: () => Promise<Result>): Promise<Result> {
  const leave = await concurrencyLimit.enter(database);
  if (!leave) throw new DatabaseBusy();
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await attemptWrite();
      } catch (error) {
        if (attempt === attempts || !isRetryable(error)) throw error;
      }
    }
  } finally {
    leave();
  }
}

/**
 * Reads a snapshot for previewing a change, read-only. The advisory lock is shared until the snapshot is taken, so no
 * holder writes in between. Throws `DatabaseBusy` if too many such reads run.
 */
export function atOneMoment<Result>(
  database: Reader,
  lock: { sharedLock: number },
  work: (snapshot: Reader) => Promise<Result>,
): Promise<Result> {
  return readOneMoment(asDatabase(database), lock, work);
}

async function attemptChange<Result, Entry extends HasSubject, Code extends RefusalCode>(
  { database, jobs, check, ...by }: ChangeContext,
  work: Work<Result, Entry, Code>,
  appendEntries: AppendEntries<Entry>,
  repeatable: RepeatableChange | undefined,
): Promise<Outcome<Result, Code>> {
  try {
    const changed = await inTransaction(asDatabase(database), async (transaction) => {
      const writer = transaction as Writer;
      const earlier = repeatable && (await claimChange(writer, repeatable));
      if (earlier) throw new RolledBack(earlier.outcome, { isStored: true });
      const outcome = await work(writer);
      if (isRefusal(outcome)) throw new RolledBack(outcome);
      if ('isUnchanged' in outcome) throw new RolledBack(outcome.result);
      const entries = [outcome.audit].flat() as Entry[];
      const userIds = [...new Set(entries.flatMap(({ subject }) => (subject ? [subject.id] : [])))];
      const checked = userIds.length > 0 ? await check?.(writer, database, userIds, by.actor) : undefined;
      if (checked?.refused) throw new RolledBack(checked);
      await appendEntries(writer, by, entries);
      await jobs.enqueue(writer, outcome.jobs ?? []);
      if (repeatable) await storeOutcome(writer, repeatable, outcome.result);
      return outcome;
    });
    jobs.wake(changed.jobs ?? []);
    return changed.result;
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    if (repeatable && !error.isStored) await storeRolledBack(asDatabase(database), repeatable, error.outcome);
    // Only outcomes of this work, current or stored, are thrown in here.
    return error.outcome as Outcome<Result, Code>;
  }
}

/** The next change of a repeatable call; undefined for other calls. */
function nextChange({ idempotencyKey, part = '' }: ChangeContext): RepeatableChange | undefined {
  if (!idempotencyKey) return undefined;
  if (idempotencyKey.parts.has(part)) throw new Error(`A call has begun two changes named '${part}'`);
  idempotencyKey.parts.add(part);
  return { idempotencyKey, part };
}

// A reader is the database with fewer methods, so that only a change can write.
function asDatabase(reader: Reader): Database {
  return reader as Database;
}

class RolledBack extends Error {
  readonly outcome: unknown;
  readonly isStored: boolean;

  constructor(outcome: unknown, { isStored }: { isStored: boolean } = { isStored: false }) {
    super('The transaction was rolled back');
    this.outcome = outcome;
    this.isStored = isStored;
  }
}

function isRetryable(error: unknown): boolean {
  if (isStalePlan(error)) return true;
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === serializationFailure || error.code === deadlockDetected)
  );
}
