import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { EntitlementEffect } from '@almanac/domain/people/accounts/entitlement-schema';
import type { Decision, Outcome } from '@almanac/domain/refusal';
import type { AuditEntry } from '../../../audit/audit-entry.ts';
import type { Reader, Writer } from '../../../platform/database/database.ts';

/** A person whose employment start is about to be changed. */
export interface ChangedStart {
  person: { id: string; name: string; email: string };
  /** Nothing where it is taken away. */
  employmentStart: CalendarDate | undefined;
}

/** Who changes it, on which day, and which totals they want to keep. */
export interface StartChange {
  authorId: string;
  today: CalendarDate;
  /** Without it those stay that somebody has set. */
  keepTotals: boolean | undefined;
}

/** What employment starts mean for leave, which a later slice knows. */
export interface Entitlements {
  /** Keeps the rules of leave as they are until the change ends; before anything else is locked. */
  holdRules(writer: Writer): Promise<void>;
  effectOf(database: Reader, changed: ChangedStart, today: CalendarDate): Promise<EntitlementEffect>;
  /** Whether the person, as stored by now, has the employment start that their leave plan needs. */
  checkStartKnown(
    database: Reader,
    person: { id: string; employmentStart?: CalendarDate | undefined },
  ): Promise<Decision<'EMPLOYMENT_START_MISSING'>>;
  /** Keeps totals as they are before the starts are stored, and hands back what the audit log keeps of it. */
  keepTotals(
    writer: Writer,
    changed: readonly ChangedStart[],
    change: StartChange,
  ): Promise<Outcome<AuditEntry[], 'VALIDATION_ERROR'>>;
}
