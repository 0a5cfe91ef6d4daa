import { randomUUIDv7 } from 'node:crypto';
import type { Person, Principal } from '@almanac/domain/access/principal';
import type { Event } from '@almanac/domain/events/event';
import { type Decision, isRefusal, type Outcome, type RefusalCode } from '@almanac/domain/refusal';
import { ConcurrencyLimit } from '../database/concurrency-limit.ts';
import type { Database, Reader, Writer } from '../database/database.ts';
import { isStalePlan } from '../database/named-statements.ts';
import { readOneMoment } from '../database/one-moment.ts';
import { inTransaction } from '../database/transaction.ts';
import { DatabaseBusy } from '../database/unavailable.ts';
import {
  type Consequences,
  type Notice,
  notificationJob,
  type React,
  type RecordedEvent,
} from '../events/reactions.ts';
import type { Job, JobQueue } from '../jobs/job-queue.ts';
import type { News } from '../news/news-listener.ts';
import type { IdempotencyKey } from './idempotency/idempotency-key.ts';
import type { Json } from './idempotency/json.ts';
import { claimChange, type RepeatableChange, storeOutcome, storeRolledBack } from './idempotency/store.ts';

export interface ChangeContext {
  database: Reader;
  jobs: Pick<JobQueue, 'enqueue' | 'wake'>;
  /** Runs the reactions to the change's events. */
  react: React;
  /** Counts the people whom the call's changes notify, for its response. */
  notified?: Notified | undefined;
  /** Who acts: a person with their current name, a service, or the system itself. */
  actor: ChangeActor;
  /** The call the change belongs to, possibly with others. */
  callId?: string;
  /** The caller's idempotency key: a change already made for it isn't repeated, and its outcome is returned. */
  idempotencyKey?: IdempotencyKey | undefined;
  /** The name of the change within its call; not needed for a single change. */
  part?: string | undefined;
  /** The final check of every change to people's records, once all of it is written. */
  check?: ChangeCheck | undefined;
}

export type ChangeActor =
  | (Pick<Person, 'kind' | 'id' | 'name' | 'email'> & Partial<Pick<Person, 'role'>>)
  | Exclude<Principal, Person>;

/** Decides whether a change's writes to people's records may be committed; `before` still reads the earlier state. */
export type ChangeCheck = (
  writer: Writer,
  before: Reader,
  userIds: readonly string[],
  actor: ChangeActor,
) => Promise<Decision<RefusalCode>>;

/** The number of people emailed by a call, and of those asked to decide, if any are. */
export interface Notified {
  mailed: number;
  deciders?: number;
}

/** A change's result and its events. */
export interface EventfulChange<Result> {
  result: Result;
  events: readonly [Event, ...Event[]];
  /** Emails with facts that concern only their recipient. */
  notices?: readonly Notice[];
}

/** The outcome of a change without effect. */
export interface Unchanged<Result> {
  result: Result;
  isUnchanged: true;
}

/** Ends a change without effect: no event, and earlier writes are rolled back. */
export function unchanged<Result>(result: Result): Unchanged<Result> {
  return { result, isUnchanged: true };
}

/** A change's result with its events, or without any if it had no effect. */
export type Changed<Result> = EventfulChange<Result> | Unchanged<Result>;

/** Writes the events of a change to the log and sends its news on commit. */
export type AppendEvents = (
  writer: Writer,
  by: Pick<ChangeContext, 'actor' | 'callId'>,
  events: readonly RecordedEvent[],
  news: readonly News[],
) => Promise<void>;

type Work<Result, Code extends RefusalCode> = (writer: Writer) => Promise<Outcome<Changed<Result>, Code>>;

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const attempts = 3;
// Fewer than the pool's connections, so that reads continue while writes wait for a lock.
const changesAtOnce = { slots: 12, longestWaitMilliseconds: 2000 };
const concurrencyLimit = new ConcurrencyLimit<Reader>(changesAtOnce);

/**
 * Creates the only way to write: runs the work in one transaction with its events and what follows from them. A refusal, an error
 * or `unchanged` rolls everything back. Work aborted by the database is retried, so it must have no other side effects.
 */
export function changeLoggedBy(appendEvents: AppendEvents) {
  return async function change<Result extends Json<Result>, Code extends RefusalCode = never>(
    context: ChangeContext,
    work: Work<Result, Code>,
  ): Promise<Outcome<Result, Code>> {
    const repeatable = nextChange(context);
    return withSlot(context.database, () => attemptChange(context, work, appendEvents, repeatable));
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

async function attemptChange<Result, Code extends RefusalCode>(
  context: ChangeContext,
  work: Work<Result, Code>,
  appendEvents: AppendEvents,
  repeatable: RepeatableChange | undefined,
): Promise<Outcome<Result, Code>> {
  const { database, jobs, notified } = context;
  try {
    const changed = await inTransaction(asDatabase(database), async (transaction) => {
      const writer = transaction as Writer;
      const earlier = repeatable && (await claimChange(writer, repeatable));
      if (earlier) throw new RolledBack(earlier.outcome, { isStored: true });
      const outcome = await work(writer);
      if (isRefusal(outcome)) throw new RolledBack(outcome);
      if ('isUnchanged' in outcome) throw new RolledBack(outcome.result);
      const { queued, counts } = await followUp(writer, context, outcome, appendEvents);
      const made: Made<Result> = { answer: outcome.result, ...counts };
      if (repeatable) await storeOutcome(writer, repeatable, notified ? made : made.answer);
      return { made, queued };
    });
    jobs.wake(changed.queued);
    return countedAnswer(changed.made, notified);
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    if (repeatable && !error.isStored) await storeRolledBack(asDatabase(database), repeatable, error.outcome);
    // Only outcomes of this work, current or stored, are thrown in here.
    const outcome = error.outcome as Outcome<Result, Code>;
    return error.isStored && notified && isMade<Result>(outcome) ? countedAnswer(outcome, notified) : outcome;
  }
}

/** Writes the events of a change to the log, and what follows from them. */
async function followUp<Result>(
  writer: Writer,
  { database, jobs, check, react, ...by }: ChangeContext,
  { events, notices = [] }: EventfulChange<Result>,
  appendEvents: AppendEvents,
): Promise<{ queued: Job[]; counts: Notified }> {
  const recorded = record(events, by.actor);
  const userIds = [...new Set(recorded.flatMap(({ subject }) => (subject ? [subject.id] : [])))];
  const checked = userIds.length > 0 ? await check?.(writer, database, userIds, by.actor) : undefined;
  if (checked?.refused) throw new RolledBack(checked);
  const follows = await react(writer, recorded);
  await appendEvents(writer, by, withAsked(recorded, follows), follows.news);
  const queued = [...follows.jobs, ...notices.map((notice) => notificationJob(notice, recorded[0]))];
  await jobs.enqueue(writer, queued);
  const { mailed, deciders } = follows;
  return { queued, counts: { mailed, ...(deciders !== undefined && { deciders }) } };
}

/** The events, with the ids of the people whom they ask to decide. */
function withAsked(events: readonly RecordedEvent[], { asked }: Consequences): RecordedEvent[] {
  return events.map((event) =>
    asked.has(event.id) ? { ...event, data: { ...event.data, asked: asked.get(event.id) } } : event,
  );
}

/** A change's answer with the people it notified; stored for repeated calls that count them. */
interface Made<Result> extends Notified {
  answer: Result;
}

function isMade<Result>(outcome: unknown): outcome is Made<Result> {
  return typeof outcome === 'object' && outcome !== null && 'answer' in outcome && 'mailed' in outcome;
}

/** The answer, after adding its numbers to the call's. Without `notified`, outcomes are stored as plain answers. */
function countedAnswer<Result>({ answer, mailed, deciders }: Made<Result>, notified?: Notified): Result {
  if (!notified) return answer;
  notified.mailed += mailed;
  if (deciders !== undefined) notified.deciders = (notified.deciders ?? 0) + deciders;
  return answer;
}

/** The events with the ids of their entries: sortable, so that entries of the same instant stay in order. */
function record(
  [first, ...others]: EventfulChange<unknown>['events'],
  actor: ChangeActor,
): [RecordedEvent, ...RecordedEvent[]] {
  const [id = randomUUIDv7(), ...ids] = [first, ...others].map(() => randomUUIDv7()).sort();
  const record = (event: Event, its = randomUUIDv7()): RecordedEvent => ({ ...event, id: its, actor });
  return [record(first, id), ...others.map((event, index) => record(event, ids[index]))];
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
