import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Event } from '@almanac/domain/events/event';
import type { ImportedTerms, ImportLeave } from '@almanac/domain/people/import/import-leave';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { namesOf, readPeopleWithTerms, readTermsRecords } from './assigned-terms-queries.ts';
import { changeTerms } from './change-terms.ts';
import { readImportRules } from './import-queries.ts';

/** The terms an import can assign, and existing people's current terms. */
export async function readImportTerms(
  database: Reader,
  userIds: readonly string[],
  today: CalendarDate,
): Promise<Omit<ImportLeave, 'openings'>> {
  const holders = await readPeopleWithTerms(database, { userIds });
  const terms = holders.map(({ id, rows: [first, ...later] }) => {
    const { from: _from, ...current } = later.findLast(({ from }) => from <= today) ?? first;
    return [id, current] as const;
  });
  return { ...(await readImportRules(database)), terms: new Map(terms) };
}

/** Assigns each person's imported terms, effective from that person's date. */
export async function storeImportedTerms(
  writer: Writer,
  people: ReadonlyMap<string, { from: CalendarDate; terms: Partial<ImportedTerms> }>,
): Promise<Event[]> {
  const holders = await readPeopleWithTerms(writer, { userIds: [...people.keys()] });
  const changes = holders.flatMap((holder) => {
    const given = people.get(holder.id);
    return given ? [{ holder, change: { from: given.from, ...given.terms } }] : [];
  });
  return changeTerms(writer, changes, namesOf(await readTermsRecords(writer)));
}
