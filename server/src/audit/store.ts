import { randomUUIDv7 } from 'node:crypto';
import type { NamedPerson } from '@almanac/domain/audit/field-change';
import type { Writer } from '../platform/database/database.ts';
import type { AuditEntry } from './audit-entry.ts';

/** Writes audit entries; an absent actor is the system itself. */
export async function appendAuditEntries(
  writer: Writer,
  actor: NamedPerson | undefined,
  entries: readonly AuditEntry[],
): Promise<void> {
  // Sorted, so that entries of the same moment keep their order.
  const ids = entries.map(() => randomUUIDv7()).sort();
  const rows = entries.map(({ action, entity, entityId, subject, summary, changes, reason }, index) => ({
    id: ids[index] ?? randomUUIDv7(),
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? null,
    actorEmail: actor?.email ?? null,
    action,
    entity,
    entityId,
    subjectId: subject?.id ?? null,
    subjectName: subject?.name ?? null,
    subjectEmail: subject?.email ?? null,
    summary,
    changes: JSON.stringify(changes),
    reason: reason ?? null,
  }));
  await writer.insertInto('auditEntries').values(rows).execute();
}
