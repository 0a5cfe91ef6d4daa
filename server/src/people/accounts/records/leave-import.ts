import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Event } from '@almanac/domain/events/event';
import type { ImportedTerms, ImportLeave } from '@almanac/domain/people/import/import-leave';
import type { Reader, Writer } from '../../../platform/database/database.ts';

/** The leave changes of one imported person. */
export interface ImportedLeave {
  userId: string;
  /** What becomes effective from that day. */
  held?: { from: CalendarDate; terms: Partial<ImportedTerms> } | undefined;
  /** Carried over by newcomers, in days or hours, by type code. */
  opening: Readonly<Record<string, number>>;
}

/** The leave of imported people, from later slices. */
export interface LeaveImport {
  readFacts(database: Reader, userIds: readonly string[], today: CalendarDate): Promise<ImportLeave>;
  /** Takes the shared lock on the rules until commit; must come before any other lock. */
  claim(writer: Writer): Promise<void>;
  store(
    writer: Writer,
    people: readonly ImportedLeave[],
    by: { authorId: string; today: CalendarDate },
  ): Promise<Event[]>;
}
