import type { SessionUser } from '@almanac/domain/access/schema';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { AnswerOf, Endpoint, InputOf } from '@almanac/domain/endpoint';
import type { Outcome } from '@almanac/domain/refusal';
import type { Reader } from './database/database.ts';
import type { Answered } from './http/answered.ts';
import type { JobQueue } from './jobs/job-queue.ts';

/** The signed-in person on whose behalf a use case runs. */
export type Actor = SessionUser;

/** Where a call comes from. */
export interface Caller {
  address: string;
  headers: Headers;
}

/** What a use case that everyone may call has at hand; `today` is the day in the company's time zone. */
export interface PublicContext {
  database: Reader;
  jobs: JobQueue;
  caller: Caller;
  now: Date;
  today: CalendarDate;
}

/** What a use case for signed-in people has at hand. */
export interface UseCaseContext extends PublicContext {
  actor: Actor;
}

export type ContextOf<E extends Endpoint> = E['access'] extends 'public' ? PublicContext : UseCaseContext;

/** Carries an endpoint out; `Settings` are what its slice adds to the context. */
export type UseCase<E extends Endpoint, Settings = unknown> = (
  context: ContextOf<E> & Settings,
  input: InputOf<E>,
) => Promise<Outcome<AnswerOf<E>> | Answered<Outcome<AnswerOf<E>>>>;
