import type { OwnEffect } from '@almanac/domain/access/own-effect';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Texts } from '@almanac/domain/language/message';
import type { Outcome } from '@almanac/domain/refusal';
import type { Impact } from '@almanac/domain/work-time/effect-schema';
import type { Reader } from '../../platform/database/database.ts';
import type { Notice } from '../../platform/events/reactions.ts';
import type { PaceOptions } from '../../platform/work/long-work.ts';

/**
 * The accounts that a rule change can affect: of the named people, of everyone with one of the records, or of everyone;
 * optionally of some types only.
 */
export interface Concerned {
  userIds?: readonly string[] | undefined;
  planId?: string | undefined;
  placeId?: string | undefined;
  scheduleId?: string | undefined;
  types?: readonly string[] | undefined;
  /** Only this person, with ledgers. */
  person?: string | undefined;
}

/** A change, the affected people, and the day of comparison. */
export interface AskedEffect<Edit> {
  edit: Edit;
  concerned: Concerned;
  on: CalendarDate;
}

/** The pace, progress and language of the computation. */
export interface Computing extends PaceOptions {
  /** The texts of the ledgers. */
  texts: Texts;
  /** Called with the number of people read. */
  onRead?: ((done: number, total: number) => void) | undefined;
  /** Called with the number of people compared. */
  onCompared?: ((done: number, total: number) => void) | undefined;
}

/** The facts of the effect: the records and the change. */
export interface FactsOfEffect {
  /** Changes with any of the records or the change. */
  readonly fingerprint: string;
}

/** The effect of rule changes on balances, implemented by a later slice. */
export interface RuleEffects<Edit, Facts extends FactsOfEffect = FactsOfEffect> {
  /** Reads the facts of the effect, without writing. */
  readFacts(database: Reader, asked: AskedEffect<Edit>, computing: Computing): Promise<Facts>;
  /** Compares the accounts. Refuses with `YEAR_CLOSED` if a closed year differs. */
  effectOf(facts: Facts, computing: Computing): Promise<Outcome<Impact, 'YEAR_CLOSED'>>;
  /** Whether the effect with this fingerprint is cached. */
  isKnown(fingerprint: string): boolean;
  /** The effect on the author's accounts. */
  ownEffectOf(
    database: Reader,
    facts: Facts,
    actor: { id: string; today: CalendarDate },
    computing: Computing,
  ): Promise<OwnEffect>;
  /** One email per person whose approved time off is charged differently, except the actor. */
  noticesOf(database: Reader, facts: Facts, actor: { id: string }, computing: Computing): Promise<Notice[]>;
  /** The emails to the other active administrators about a change that gives its author more. */
  ownNoticesOf(database: Reader, actor: { id: string }): Promise<Notice[]>;
}
