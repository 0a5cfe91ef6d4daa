import type { SessionUser } from '@almanac/domain/access/schema';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { AnswerOf, Endpoint, InputOf, RefusalCodeOf } from '@almanac/domain/endpoint';
import type { Outcome, Refusal, RefusalCode } from '@almanac/domain/refusal';
import type { Reader } from '../database/database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Answered } from './answered.ts';
import type { ChangeCheck } from './change.ts';
import type { Download } from './download.ts';
import type { IdempotencyKey } from './idempotency/idempotency-key.ts';

/** The signed-in person on whose behalf a use case runs. */
export type Actor = SessionUser;

/** Where a call comes from. */
export interface Caller {
  address: string;
  /** The `Cookie` header; empty without one. */
  cookies: string;
  headers: Headers;
}

/** What a use case that everyone may call has at hand; `today` is the day in the company's time zone. */
export interface PublicContext {
  database: Reader;
  jobs: JobQueue;
  caller: Caller;
  now: Date;
  today: CalendarDate;
  /** What has the last word on every change of people's records. */
  check?: ChangeCheck | undefined;
  /** Tells what this call leaves in the audit log from what others leave; its request id. */
  callId: string;
}

/** What a use case for signed-in people has at hand. */
export interface UseCaseContext extends PublicContext {
  actor: Actor;
  /** What the actor wants done once, however often the call is made. */
  idempotencyKey?: IdempotencyKey | undefined;
  /** The name of the change among those of the call; a call that makes one change needs none. */
  part?: string | undefined;
  /** Aborted when the caller has gone before the answer: what writes nothing can end then. */
  gone?: AbortSignal | undefined;
}

export type ContextOf<E extends Endpoint> = E['access'] extends 'public' ? PublicContext : UseCaseContext;

// Where a refusal would pass for an answer, any code could slip through as one.
type OutcomeOf<E extends Endpoint> =
  Refusal<RefusalCode> extends AnswerOf<E> ? never : Outcome<FileOrAnswerOf<E>, RefusalCodeOf<E>>;

type FileOrAnswerOf<E extends Endpoint> = E extends { download: string } ? Download : AnswerOf<E>;

/** Carries an endpoint out, and refuses with its codes only; `Settings` are what its slice adds to the context. */
export type UseCase<E extends Endpoint, Settings = unknown> = (
  context: ContextOf<E> & Settings,
  input: InputOf<E>,
) => Promise<OutcomeOf<E> | Answered<OutcomeOf<E>>>;
