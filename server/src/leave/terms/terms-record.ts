import type { FieldChange } from '@almanac/domain/audit/field-change';
import { earliestDate, latestDate } from '@almanac/domain/calendar/calendar-date';
import type { TermsChange, TermsRow } from '@almanac/domain/leave/terms/terms';
import type { AuditEntry, FieldChanges } from '../../audit/audit-entry.ts';
import { namedPerson, personText } from '../../audit/named-person.ts';
import type { ActOnRecord } from '../../people/accounts/records/own-record.ts';
import { dateText } from '../../platform/date-text.ts';
import type { PersonWithTerms } from './assigned-terms-queries.ts';
import type { PersonTermsRow } from './assigned-terms-store.ts';

type Names = ReadonlyMap<string, string>;

const fields = [
  ['place', 'placeId', 'place'],
  ['plan', 'planId', 'leave plan'],
  ['schedule', 'scheduleId', 'work schedule'],
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

/** The audited changes of a person's terms. */
export function changedTermsEntry(holder: PersonWithTerms, change: TermsChange, names: Names): AuditEntry {
  const { from, ...named } = change;
  const affected = holder.rows.filter((_row, index) => (holder.rows[index + 1]?.from ?? latestDate) > from);
  const changed = fields.flatMap(([field, column, words]) => {
    const after = named[column];
    const before = affected.find((row) => row[column] !== after)?.[column];
    return after === undefined || before === undefined
      ? []
      : [{ words, change: changeOf(field, before, after, names) }];
  });
  const what = changed.map(({ words }) => words).join(', ');
  const changes = changed.map(({ change: each }) => each);
  return {
    ...entryOf(holder, [{ field: 'effectiveFrom', to: from }, ...changes]),
    action: 'terms.changed',
    summary: `Changed the ${what} of ${personText(holder)} ${fromText(from)}`,
  };
}

/** The audited changes of a deleted row. */
export function deletedTermsEntry(holder: PersonWithTerms, from: string, names: Names): AuditEntry {
  const index = holder.rows.findIndex((row) => row.from === from);
  const [before, after] = [holder.rows[index], holder.rows[index - 1]];
  const changes = fields.flatMap(([field, column]) =>
    before && after && before[column] !== after[column]
      ? [changeOf(field, before[column], after[column], names)]
      : [],
  );
  return {
    ...entryOf(holder, [{ field: 'effectiveFrom', from }, ...changes]),
    action: 'terms.deleted',
    summary: `Deleted what ${personText(holder)} held ${fromText(from)}`,
  };
}

/** The log entry with its reason, marked if the actor changed their own terms. */
export function withReason<Entry extends AuditEntry>(
  entry: Entry,
  { actorId, auditSuffix, selfServiceOverride: { isOnlyAdmin, reason } }: ActOnRecord & { actorId: string },
): Entry {
  const ofOwn = isOnlyAdmin ? auditSuffix : ', including their own record';
  return {
    ...entry,
    summary: entry.entityId === actorId ? `${entry.summary}${ofOwn}` : entry.summary,
    ...(reason !== undefined && { reason }),
  };
}

function entryOf(holder: PersonWithTerms, changes: FieldChanges) {
  return { entity: 'user', entityId: holder.id, subject: namedPerson(holder), changes } as const;
}

function changeOf(field: (typeof fields)[number][0], from: string, to: string, names: Names): FieldChange {
  return { field, from: names.get(from) ?? from, to: names.get(to) ?? to };
}

function fromText(from: string): string {
  return from === earliestDate ? 'from the first day on' : `from ${dateText(from)} on`;
}
