import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { HeldOfImport, LeaveOfImport } from '@almanac/domain/people/import/import-leave';
import type { AuditEntry } from '../../../audit/audit-entry.ts';
import type { Reader, Writer } from '../../../platform/database/database.ts';

/** What an import changes of the leave of one person. */
export interface ImportedLeave {
  userId: string;
  /** What of it they hold from then on. */
  held?: { from: CalendarDate; terms: Partial<HeldOfImport> } | undefined;
  /** What they have brought with them, in days or hours, by the codes of the types. */
  opening: Readonly<Record<string, number>>;
}

/** The leave of those whom a file names, which later slices know. */
export interface LeaveImport {
  readFacts(database: Reader, userIds: readonly string[], today: CalendarDate): Promise<LeaveOfImport>;
  /** Keeps the rules as they are until the change ends; before anything else is locked. */
  claim(writer: Writer): Promise<void>;
  store(
    writer: Writer,
    people: readonly ImportedLeave[],
    by: { authorId: string; today: CalendarDate },
  ): Promise<AuditEntry[]>;
}
