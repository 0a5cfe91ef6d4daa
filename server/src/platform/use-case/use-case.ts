import type { Person, Service } from '@almanac/domain/access/principal';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { AnswerOf, Endpoint, InputOf, RefusalCodeOf, Scope } from '@almanac/domain/endpoint';
import type { Texts } from '@almanac/domain/language/message';
import type { Outcome, Refusal, RefusalCode } from '@almanac/domain/refusal';
import type { Reader } from '../database/database.ts';
import type { React } from '../events/reactions.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Answered } from './answered.ts';
import type { ChangeCheck, Notified } from './change.ts';
import type { Download } from './download.ts';
import type { IdempotencyKey } from './idempotency/idempotency-key.ts';
import type { JsonText } from './json-text.ts';

export interface Caller {
  address: string;
  /** The `Cookie` header; empty without one. */
  cookies: string;
  headers: Headers;
}

/** The context of a public use case; `today` is the day in the company's time zone. */
export interface PublicContext {
  database: Reader;
  jobs: JobQueue;
  /** Runs the reactions to events of a change. */
  react: React;
  caller: Caller;
  now: Date;
  today: CalendarDate;
  /** The company's. */
  timeZone: string;
  /** The final check of every change to people's records, once all of it is written. */
  check?: ChangeCheck | undefined;
  /** The texts in the caller's language. */
  texts: Texts;
  /** Groups the call's audit entries; its request id. */
  callId: string;
}

/** The context of a use case that people and, as its endpoint declares a scope, services call. */
export interface CallerContext extends PublicContext {
  actor: Person | Service;
  /** The actor's idempotency key. */
  idempotencyKey?: IdempotencyKey | undefined;
  /** The name of the change within its call; not needed for a single change. */
  part?: string | undefined;
  /** Counts the people whom the call's changes notify, for its response. */
  notified?: Notified | undefined;
  /** Aborted when the caller disconnects; work without writes can end then. */
  gone?: AbortSignal | undefined;
}

/** The context of a use case for signed-in people. */
export interface UseCaseContext extends CallerContext {
  actor: Person;
}

export type ContextOf<E extends Endpoint> = E['access'] extends 'public'
  ? PublicContext
  : E extends { scope: Scope }
    ? CallerContext
    : UseCaseContext;

// If a refusal were a valid response, any code could pass as one.
type OutcomeOf<E extends Endpoint> =
  Refusal<RefusalCode> extends AnswerOf<E> ? never : Outcome<FileOrAnswerOf<E>, RefusalCodeOf<E>>;

type FileOrAnswerOf<E extends Endpoint> = E extends { download: string | readonly string[] }
  ? Download
  : AnswerOf<E> | JsonText<AnswerOf<E>>;

/** Implements an endpoint and refuses only with its codes; `Settings` are added to the context by its slice. */
export type UseCase<E extends Endpoint, Settings = unknown> = (
  context: ContextOf<E> & Settings,
  input: InputOf<E>,
) => Promise<OutcomeOf<E> | Answered<OutcomeOf<E>>>;
