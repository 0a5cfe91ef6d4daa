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
  /** Who acts, as they are called at the time; absent where the system itself does. */
  actor?: { id: string; name: string; email: string; role?: Role };
  /** The call that makes the change, maybe one of several. */
  callId?: string;
  /** What the caller wants done once: the change that was made for it is not made again, and its outcome handed back. */
  idempotencyKey?: IdempotencyKey | undefined;
  /** The name of the change among those of its call; a call that makes one change needs none. */
  part?: string | undefined;
  /** What has the last word on every change of people's records, once all of it is written. */
  check?: ChangeCheck | undefined;
}

/** Says whether what a change has written of people's records may stand; `before` still reads what was there. */
export type ChangeCheck = (
  writer: Writer,
  before: Reader,
  userIds: readonly string[],
  actor: ChangeContext['actor'],
) => Promise<Decision<RefusalCode>>;

/** What the log keeps says whose record it was, where it is somebody's. */
interface OfSomebody {
  subject?: { id: string };
}

/** What a change hands back: its result, what the log keeps of it, and the jobs it leaves behind. */
export interface LoggedChange<Result, Entry> {
  result: Result;
  audit: Entry | readonly [Entry, ...Entry[]];
  jobs?: readonly Job[];
}

/** What a change hands back that found nothing to change. */
export interface Unchanged<Result> {
  result: Result;
  isUnchanged: true;
}

/** Answers a call that changes nothing: the log gets no entry, and what was written until then is taken back. */
export function unchanged<Result>(result: Result): Unchanged<Result> {
  return { result, isUnchanged: true };
}

/** Writes the entries of a change into the log; an absent actor is the system itself. */
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
// Fewer than the pool has connections, so that reads go on while writes wait for a lock.
const changesAtOnce = { slots: 12, longestWaitMilliseconds: 2000 };
const concurrencyLimit = new ConcurrencyLimit<Reader>(changesAtOnce);

/**
 * Makes the one way to write: it runs the work in one transaction together with its log entries and jobs, and all of it
 * is stored, or, after a refusal, a fault or where it is unchanged, nothing. The work runs again where the database gave
 * up on it, so it must touch nothing else.
 */
export function changeLoggedBy<Entry extends OfSomebody>(appendEntries: AppendEntries<Entry>) {
  return async function change<Result extends Json<Result>, Code extends RefusalCode = never>(
    context: ChangeContext,
    work: Work<Result, Entry, Code>,
  ): Promise<Outcome<Result, Code>> {
    const repeatable = nextChange(context);
    return inPlace(context.database, () => attemptChange(context, work, appendEntries, repeatable));
  };
}

/** Writes once there is a place for it, and once more where the database gave up on it. */
async function inPlace<Result>(database: Reader, attemptWrite: () => Promise<Result>): Promise<Result> {
  const leave = await concurrencyLimit.enter(database);
  if (!leave) throw new DatabaseBusy();
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await attemptWrite();
      } catch (error) {
        if (attempt === attempts || !isWorthAnotherTry(error)) throw error;
      }
    }
  } finally {
    leave();
  }
}

/**
 * Reads the database as it is at one moment, for what a change would do: it can write nothing. The advisory lock is shared until that
 * moment, so that no holder of it has written in between. Throws `DatabaseBusy` where too many others read so.
 */
export function atOneMoment<Result>(
  database: Reader,
  lock: { sharedLock: number },
  work: (snapshot: Reader) => Promise<Result>,
): Promise<Result> {
  return readOneMoment(asDatabase(database), lock, work);
}

async function attemptChange<Result, Entry extends OfSomebody, Code extends RefusalCode>(
  { database, jobs, check, ...by }: ChangeContext,
  work: Work<Result, Entry, Code>,
  appendEntries: AppendEntries<Entry>,
  repeatable: RepeatableChange | undefined,
): Promise<Outcome<Result, Code>> {
  try {
    const changed = await inTransaction(asDatabase(database), async (transaction) => {
      const writer = transaction as Writer;
      const kept = repeatable && (await claimChange(writer, repeatable));
      if (kept) throw new RolledBack(kept.outcome, { isStored: true });
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
    // Only what this work hands back, or has handed back before, is thrown in here.
    return error.outcome as Outcome<Result, Code>;
  }
}

/** The next change of a call that may be made again; nothing for one that may not. */
function nextChange({ idempotencyKey, part = '' }: ChangeContext): RepeatableChange | undefined {
  if (!idempotencyKey) return undefined;
  if (idempotencyKey.parts.has(part)) throw new Error(`A call has begun two changes named '${part}'`);
  idempotencyKey.parts.add(part);
  return { idempotencyKey, part };
}

// A reader is the database itself with less to offer, so that only a change can write.
function asDatabase(reader: Reader): Database {
  return reader as Database;
}

class RolledBack extends Error {
  readonly outcome: unknown;
  readonly isStored: boolean;

  constructor(outcome: unknown, { isStored }: { isStored: boolean } = { isStored: false }) {
    super('The transaction is taken back');
    this.outcome = outcome;
    this.isStored = isStored;
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  if (isStalePlan(error)) return true;
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === serializationFailure || error.code === deadlockDetected)
  );
}
