import type { JsonObject } from '../platform/database/tables.ts';

/** What the audit log keeps of one change; the summary is a sentence without the actor's name. */
export interface AuditEntry {
  /** The noun and what happened to it, such as `account.created`. */
  action: string;
  entity: string;
  entityId: string;
  summary: string;
  details?: JsonObject;
}
