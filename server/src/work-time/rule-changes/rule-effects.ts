import type { OwnEffect } from '@almanac/domain/access/own-effect';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Outcome } from '@almanac/domain/refusal';
import type { Impact } from '@almanac/domain/work-time/effect-schema';
import type { Reader } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs/job-queue.ts';
import type { PaceOptions } from '../../platform/work/long-work.ts';

/**
 * Whose accounts a change of rules can touch: the people who are named, or those who hold something on any day, or everyone;
 * and, where types are named, only their accounts of these.
 */
export interface Concerned {
  userIds?: readonly string[] | undefined;
  planId?: string | undefined;
  placeId?: string | undefined;
  scheduleId?: string | undefined;
  types?: readonly string[] | undefined;
  /** Of all of them this person alone, with their ledgers. */
  person?: string | undefined;
}

/** A change, whom it concerns, and the day on which balances are compared. */
export interface AskedEffect<Edit> {
  edit: Edit;
  concerned: Concerned;
  on: CalendarDate;
}

/** How the effect is computed: at which pace, and who learns how far it is. */
export interface Computing extends PaceOptions {
  /** Called with how many of the people's records are read. */
  onRead?: ((done: number, total: number) => void) | undefined;
  /** Called with how many of the people are compared. */
  onCompared?: ((done: number, total: number) => void) | undefined;
}

/** All that the effect of a change is computed from: the records as they were read, and the change. */
export interface FactsOfEffect {
  /** Differs where any of the records that were read does, or the change. */
  readonly fingerprint: string;
}

/** A change that gives its author more, as the audit log has it. */
export interface OwnChange {
  actor: { id: string; name: string; email: string };
  summary: string;
  reason?: string | undefined;
}

/** What a change of rules does to balances, which a later slice knows. */
export interface RuleEffects<Edit, Facts extends FactsOfEffect = FactsOfEffect> {
  /** Reads what the effect is computed from, and writes nothing. */
  readFacts(database: Reader, asked: AskedEffect<Edit>, computing: Computing): Promise<Facts>;
  /** Compares the accounts, and refuses with `YEAR_CLOSED` where those of a closed year differ. */
  effectOf(facts: Facts, computing: Computing): Promise<Outcome<Impact, 'YEAR_CLOSED'>>;
  /** Whether the effect with this fingerprint is known, so that it is not computed again. */
  isKnown(fingerprint: string): boolean;
  /** What the change does to the accounts of the person who makes it. */
  ownEffectOf(
    database: Reader,
    facts: Facts,
    actor: { id: string; today: CalendarDate },
    computing: Computing,
  ): Promise<OwnEffect>;
  /** The emails to those whose approved time off is counted otherwise, one a person, except the actor. */
  noticesOf(database: Reader, facts: Facts, actor: { id: string }, computing: Computing): Promise<Job[]>;
  /** The emails to all other active administrators about a change that gives its author more. */
  ownNoticesOf(database: Reader, change: OwnChange): Promise<Job[]>;
}
