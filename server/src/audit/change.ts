import { changeLoggedBy, type LoggedChange, type Unchanged } from '../platform/use-case/change.ts';
import type { AuditEntry } from './audit-entry.ts';
import { appendAuditEntries } from './store.ts';

/** What a change hands back: its result, what the audit log keeps of it, and the jobs it leaves behind. */
export type Changed<Result> = LoggedChange<Result, AuditEntry> | Unchanged<Result>;

/** Runs the work in one transaction together with its audit entries and jobs. */
export const change = changeLoggedBy<AuditEntry>(appendAuditEntries);
