import { randomUUIDv7 } from 'node:crypto';
import type { NamedPerson } from '@almanac/domain/audit/field-change';
import type { Writer } from '../platform/database/database.ts';
import type { AuditEntry } from './audit-entry.ts';
import { partPersonal } from './personal-changes.ts';

// A statement takes 65,535 values at the most.
const rowsAtATime = 5000;

/** Writes audit entries; an absent actor is the system itself. */
export async function appendAuditEntries(
  writer: Writer,
  { actor, callId }: { actor?: NamedPerson; callId?: string },
  entries: readonly AuditEntry[],
): Promise<void> {
  // Sorted, so that entries of the same moment keep their order.
  const ids = entries.map(() => randomUUIDv7()).sort();
  const rows = entries.map((entry, index) => {
    const id = ids[index] ?? randomUUIDv7();
    const { action, entity, entityId, subject, summary, changes, reason } = entry;
    const { kept, personal } = partPersonal({ entity, subjectId: subject?.id }, changes);
    return {
      entry: {
        id,
        actorId: actor?.id ?? null,
        callId: callId ?? null,
        action,
        entity,
        entityId,
        subjectId: subject?.id ?? null,
        changes: JSON.stringify(kept),
      },
      beside: {
        entryId: id,
        actorName: actor?.name ?? null,
        actorEmail: actor?.email ?? null,
        subjectName: subject?.name ?? null,
        subjectEmail: subject?.email ?? null,
        summary,
        reason: reason ?? null,
        changedValues: JSON.stringify(personal),
      },
    };
  });
  for (let start = 0; start < rows.length; start += rowsAtATime) {
    const some = rows.slice(start, start + rowsAtATime);
    await writer
      .insertInto('auditEntries')
      .values(some.map(({ entry }) => entry))
      .execute();
    await writer
      .insertInto('auditPersonal')
      .values(some.map(({ beside }) => beside))
      .execute();
  }
}
