import { latestDate } from '@almanac/domain/calendar/calendar-date';
import type { Event } from '@almanac/domain/events/event';
import type { FieldChange, FieldChanges } from '@almanac/domain/events/event-change';
import { termsChanged, termsDeleted } from '@almanac/domain/leave/events';
import type { TermsChange, TermsRow } from '@almanac/domain/leave/terms/terms';
import { namedPerson } from '../../audit/named-person.ts';
import type { ActOnRecord } from '../../people/accounts/records/own-record.ts';
import type { PersonWithTerms } from './assigned-terms-queries.ts';
import type { PersonTermsRow } from './assigned-terms-store.ts';

type Names = ReadonlyMap<string, string>;

const fields = [
  ['place', 'placeId'],
  ['plan', 'planId'],
  ['schedule', 'scheduleId'],
] as const;

/** The rows to store and delete to reach the person's new terms. */
export function storedDifference(
  { id: userId, rows }: PersonWithTerms,
  after: readonly TermsRow[],
): { saved: PersonTermsRow[]; gone: PersonTermsRow[] } {
  const before = new Map(rows.map((row) => [row.from, row]));
  const days = new Set(after.map(({ from }) => from));
  const isStored = (row: TermsRow) => {
    const stored = before.get(row.from);
    return stored !== undefined && fields.every(([, column]) => stored[column] === row[column]);
  };
  return {
    saved: after.filter((row) => !isStored(row)).map((row) => ({ userId, ...row })),
    gone: rows.filter(({ from }) => !days.has(from)).map((row) => ({ userId, ...row })),
  };
}

/** The event of a person's changed terms. */
export function changedTermsEvent(holder: PersonWithTerms, change: TermsChange, names: Names): Event {
  const { from, ...named } = change;
  const affected = holder.rows.filter((_row, index) => (holder.rows[index + 1]?.from ?? latestDate) > from);
  const changes = fields.flatMap(([field, column]) => {
    const after = named[column];
    const before = affected.find((row) => row[column] !== after)?.[column];
    return after === undefined || before === undefined ? [] : [changeOf(field, before, after, names)];
  });
  return termsChanged(factsOf(holder, [{ field: 'effectiveFrom', to: from }, ...changes]));
}

/** The event of a deleted row. */
export function deletedTermsEvent(holder: PersonWithTerms, from: string, names: Names): Event {
  const index = holder.rows.findIndex((row) => row.from === from);
  const [before, after] = [holder.rows[index], holder.rows[index - 1]];
  const changes = fields.flatMap(([field, column]) =>
    before && after && before[column] !== after[column]
      ? [changeOf(field, before[column], after[column], names)]
      : [],
  );
  return termsDeleted(factsOf(holder, [{ field: 'effectiveFrom', from }, ...changes]));
}

/** The event with its reason, marked if the actor changed their own terms. */
export function withReason(
  event: Event,
  { actorId, selfServiceOverride: { isOnlyAdmin, reason } }: ActOnRecord & { actorId: string },
): Event {
  const mark = isOnlyAdmin ? { ofOwnRecord: true as const } : { includesOwnRecord: true as const };
  return {
    ...event,
    ...(event.entityId === actorId && { data: { ...event.data, ...mark } }),
    ...(reason !== undefined && { reason }),
  };
}

function factsOf(holder: PersonWithTerms, changes: FieldChanges) {
  return { entityId: holder.id, subject: namedPerson(holder), changes };
}

function changeOf(field: (typeof fields)[number][0], from: string, to: string, names: Names): FieldChange {
  return { field, from: names.get(from) ?? from, to: names.get(to) ?? to };
}
