import { randomUUIDv7 } from 'node:crypto';
import type { NamedPerson } from '@almanac/domain/audit/field-change';
import type { Writer } from '../platform/database/database.ts';
import { compiledQuery } from '../platform/database/statements/compiled-query.ts';
import type { AuditEntry } from './audit-entry.ts';
import { partPersonal } from './personal-changes.ts';

// A statement takes at most 65,535 parameters.
const rowsAtATime = 4000;

/** Writes audit entries; without an actor, the system is the actor. */
export async function appendAuditEntries(
  writer: Writer,
  { actor, callId }: { actor?: NamedPerson; callId?: string },
  entries: readonly AuditEntry[],
): Promise<void> {
  // Sortable ids keep entries of the same instant in order.
  const ids = entries.map(() => randomUUIDv7()).sort();
  const rows = entries.map((entry, index) => {
    const id = ids[index] ?? randomUUIDv7();
    const { action, entity, entityId, subject, summary, changes, reason } = entry;
    const { kept, personal } = partPersonal({ entity, subjectId: subject?.id }, changes);
    return {
      id,
      actorId: actor?.id ?? null,
      callId: callId ?? null,
      action,
      entity,
      entityId,
      subjectId: subject?.id ?? null,
      changes: JSON.stringify(kept),
      actorName: actor?.name ?? null,
      actorEmail: actor?.email ?? null,
      subjectName: subject?.name ?? null,
      subjectEmail: subject?.email ?? null,
      summary,
      reason: reason ?? null,
      changedValues: JSON.stringify(personal),
    };
  });
  const [only, second] = rows;
  if (only && !second) await storeOne(writer, only);
  else
    for (let start = 0; start < rows.length; start += rowsAtATime) {
      await insertRows(writer, rows.slice(start, start + rowsAtATime)).execute();
    }
}

interface EntryRow {
  id: string;
  actorId: string | null;
  callId: string | null;
  action: string;
  entity: string;
  entityId: string;
  subjectId: string | null;
  changes: string;
  actorName: string | null;
  actorEmail: string | null;
  subjectName: string | null;
  subjectEmail: string | null;
  summary: string;
  reason: string | null;
  changedValues: string;
}

/** Most changes have a single entry. */
const storeOne = compiledQuery((writer: Writer, row: EntryRow) => insertRows(writer, [row]));

/** Stores the entries, and separately their erasable data. */
function insertRows(writer: Writer, rows: readonly EntryRow[]) {
  const entries = rows.map(({ id, actorId, callId, action, entity, entityId, subjectId, changes }) => {
    return { id, actorId, callId, action, entity, entityId, subjectId, changes };
  });
  const beside = rows.map(({ id: entryId, summary, reason, changedValues, ...row }) => {
    const { actorName, actorEmail, subjectName, subjectEmail } = row;
    return { entryId, actorName, actorEmail, subjectName, subjectEmail, summary, reason, changedValues };
  });
  return writer
    .with('entries', (of) => of.insertInto('auditEntries').values(entries))
    .insertInto('auditPersonal')
    .values(beside);
}
