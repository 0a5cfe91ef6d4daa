import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Event } from '@almanac/domain/events/event';
import type { Said } from '@almanac/domain/language/message';
import type { ImportedTerms, ImportLeave } from '@almanac/domain/people/import/import-leave';
import type { ImportedOpening } from '@almanac/domain/people/import/import-schema';
import type { StatedOpening } from '@almanac/domain/people/import/opening';
import type { Reader, Writer } from '../../../platform/database/database.ts';

/** The leave changes of one imported person. */
export interface ImportedLeave {
  userId: string;
  /** What becomes effective from that day. */
  held?: { from: CalendarDate; terms: Partial<ImportedTerms> } | undefined;
  /** In days or hours, by type code. */
  opening: Readonly<Record<string, number>>;
}

/** A person in a file that states opening balances, as the import leaves them. */
export interface OpenedPerson {
  line: number;
  /** Absent for newcomers. */
  userId?: string | undefined;
  employment: { employmentStart?: CalendarDate | undefined; employmentEnd?: CalendarDate | undefined };
  /** The terms after the import; those of existing people change on a day. */
  terms: ImportedTerms & { from: CalendarDate };
  held?: ({ from: CalendarDate } & Partial<ImportedTerms>) | undefined;
  opening: Readonly<Record<string, number>>;
  /** The types with another opening balance than the stored one. */
  changed: readonly string[];
}

export interface PreviewedOpenings {
  line: number;
  openings: Record<string, ImportedOpening>;
  faults: readonly { column: string; message: Said }[];
}

/** The leave of imported people, from later slices. */
export interface LeaveImport {
  readFacts(
    database: Reader,
    userIds: readonly string[],
    asked: { today: CalendarDate; stated?: StatedOpening | undefined },
  ): Promise<ImportLeave>;
  previewOpenings(
    database: Reader,
    people: readonly OpenedPerson[],
    asked: { today: CalendarDate; stated: StatedOpening },
  ): Promise<PreviewedOpenings[]>;
  /** Takes the shared lock on the rules until commit; must come before any other lock. */
  claim(writer: Writer): Promise<void>;
  store(
    writer: Writer,
    people: readonly ImportedLeave[],
    by: { authorId: string; today: CalendarDate; stated?: StatedOpening | undefined },
  ): Promise<Event[]>;
}
