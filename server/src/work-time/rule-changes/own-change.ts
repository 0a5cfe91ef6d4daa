import type { AuditEntry } from '../../audit/audit-entry.ts';
import type { LoggedChange } from '../../platform/use-case/change.ts';

const mostNamed = 3;
const auditSuffix = ', including their own record';

/**
 * Marks the log entries of a change to the actor's own account: their own entry, or else the first. Every entry keeps
 * the reason.
 */
export function markedAsOwn<Result>(
  changed: LoggedChange<Result, AuditEntry>,
  actorId: string,
  reason: string | undefined,
): LoggedChange<Result, AuditEntry> {
  const [first, ...others] = [changed.audit].flat();
  if (!first) return changed;
  const isOwn = ({ entityId, subject }: AuditEntry) => entityId === actorId || subject?.id === actorId;
  const own = [first, ...others].find(isOwn) ?? first;
  const entryOf = (entry: AuditEntry): AuditEntry => ({
    ...entry,
    ...(entry === own &&
      !entry.summary.includes(', their own') && { summary: `${entry.summary}${auditSuffix}` }),
    ...(reason !== undefined && { reason }),
  });
  return { ...changed, audit: [entryOf(first), ...others.map(entryOf)] };
}

/** The summaries of the change's first log entries. */
export function summaryOf({ audit }: LoggedChange<unknown, AuditEntry>): string {
  const entries = [audit].flat();
  const named = entries.slice(0, mostNamed).map(({ summary }) => summary);
  const others = entries.length - named.length;
  return [...named, ...(others > 0 ? [`${others} more`] : [])].join('; ');
}
