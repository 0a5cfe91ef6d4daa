import { randomUUIDv7 } from 'node:crypto';
import type { Writer } from '../platform/database/database.ts';
import type { AuditEntry } from './audit-entry.ts';

/** Writes audit entries; an absent actor is the system itself. */
export async function appendAuditEntries(
  writer: Writer,
  actor: { id: string } | undefined,
  entries: readonly AuditEntry[],
): Promise<void> {
  const rows = entries.map(({ action, entity, entityId, summary, details = {} }) => ({
    id: randomUUIDv7(),
    actorId: actor?.id ?? null,
    action,
    entity,
    entityId,
    summary,
    details: JSON.stringify(details),
  }));
  await writer.insertInto('auditEntries').values(rows).execute();
}
