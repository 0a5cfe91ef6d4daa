import type { Event } from '@almanac/domain/audit/event';
import {
  changeLoggedBy,
  type EventfulChange,
  type LoggedChange,
  type Unchanged,
} from '../platform/use-case/change.ts';
import type { AuditEntry } from './audit-entry.ts';
import { appendAuditEntries } from './store.ts';

/** A change's result, its audit entries and the jobs it queues. */
export type Changed<Result> =
  | EventfulChange<Result>
  | LoggedChange<Result, AuditEntry | Event>
  | Unchanged<Result>;

/** Runs the work, its audit entries and jobs in one transaction. */
export const change = changeLoggedBy<AuditEntry | Event>(appendAuditEntries);
