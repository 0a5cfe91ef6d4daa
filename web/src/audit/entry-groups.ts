import type { AuditEntry } from '@almanac/domain/audit/schema';

/** The entries of one call, at least one. */
export type EntryGroup = readonly [AuditEntry, ...AuditEntry[]];

/** Groups entries by call. A group is at the position of its newest entry, and starts with the earliest. */
export function groupByCall(entries: readonly AuditEntry[]): EntryGroup[] {
  const groups = new Map<string, [AuditEntry, ...AuditEntry[]]>();
  for (const entry of entries) {
    const key = entry.call?.id ?? entry.id;
    const group = groups.get(key);
    if (group) group.unshift(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()];
}
