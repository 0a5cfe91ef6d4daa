import type { AuditEntry } from '../../audit/audit-entry.ts';
import type { LoggedChange } from '../../platform/use-case/change.ts';

const mostNamed = 3;
const auditSuffix = ', including their own record';

/**
 * The change with its log entries marked as one that alters the actor's own account: the entry of their own record if there is
 * one, or else the first. Every entry keeps the reason.
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

/** The sentences of the change's log entries, of many the first ones. */
export function summaryOf({ audit }: LoggedChange<unknown, AuditEntry>): string {
  const entries = [audit].flat();
  const named = entries.slice(0, mostNamed).map(({ summary }) => summary);
  const others = entries.length - named.length;
  return [...named, ...(others > 0 ? [`${others} more`] : [])].join('; ');
}
