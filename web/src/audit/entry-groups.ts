import type { AuditEntry } from '@almanac/domain/audit/schema';

/** The entries that one call has left; one that stands alone is a group as well. */
export type EntryGroup = readonly [AuditEntry, ...AuditEntry[]];

/** Puts the entries of each call together where the newest of them stands, and there the earliest first. */
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
