import { changeLoggedBy, type LoggedChange, type Unchanged } from '../platform/use-case/change.ts';
import type { AuditEntry } from './audit-entry.ts';
import { appendAuditEntries } from './store.ts';

/** A change's result, its audit entries and the jobs it queues. */
export type Changed<Result> = LoggedChange<Result, AuditEntry> | Unchanged<Result>;

/** Runs the work, its audit entries and jobs in one transaction. */
export const change = changeLoggedBy<AuditEntry>(appendAuditEntries);
