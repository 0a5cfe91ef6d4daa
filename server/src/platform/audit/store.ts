import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { JsonObject } from '../database/tables.ts';

/** What the audit log keeps of one change; the summary is a sentence without the actor's name. */
export interface AuditEntry {
  /** The noun and what happened to it, such as `account.created`. */
  action: string;
  entity: string;
  entityId: string;
  summary: string;
  details?: JsonObject;
}

/** Writes audit entries; an absent actor is the system itself. */
export async function appendAuditEntries(
  transaction: Database,
  actorId: string | undefined,
  entries: readonly AuditEntry[],
): Promise<void> {
  const rows = entries.map(({ action, entity, entityId, summary, details = {} }) => ({
    id: randomUUIDv7(),
    actorId: actorId ?? null,
    action,
    entity,
    entityId,
    summary,
    details: JSON.stringify(details),
  }));
  await transaction.insertInto('auditEntries').values(rows).execute();
}
