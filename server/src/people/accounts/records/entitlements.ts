import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Event } from '@almanac/domain/events/event';
import type { EntitlementEffect } from '@almanac/domain/people/accounts/entitlement-schema';
import type { Decision, Outcome } from '@almanac/domain/refusal';
import type { Reader, Writer } from '../../../platform/database/database.ts';

export interface ChangedStart {
  person: { id: string; name: string; email: string };
  /** Absent if the start is cleared. */
  employmentStart: CalendarDate | undefined;
}

/** The actor, the day of the change, and the totals to keep. */
export interface StartChange {
  authorId: string;
  today: CalendarDate;
  /** Without it, totals set by hand stay. */
  keepTotals: boolean | undefined;
}

/** The leave effects of employment starts, from a later slice. */
export interface Entitlements {
  /** Takes the shared lock on leave rules until commit; must come before any other lock. */
  holdRules(writer: Writer): Promise<void>;
  effectOf(database: Reader, changed: ChangedStart, today: CalendarDate): Promise<EntitlementEffect>;
  /** Whether the stored person has the employment start that their leave plan needs. */
  checkStartKnown(
    database: Reader,
    person: { id: string; employmentStart?: CalendarDate | undefined },
  ): Promise<Decision<'EMPLOYMENT_START_MISSING'>>;
  /** Preserves the totals before the starts are stored, and returns the events. */
  keepTotals(
    writer: Writer,
    changed: readonly ChangedStart[],
    change: StartChange,
  ): Promise<Outcome<Event[], 'VALIDATION_ERROR'>>;
}
