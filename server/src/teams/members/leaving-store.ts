import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { goesOnAfter } from '@almanac/domain/teams/members/membership-period';
import type { AuditEntry } from '../../audit/audit-entry.ts';
import type { Writer } from '../../platform/database/database.ts';
import { endEntry, removalEntry } from '../directory/membership-record.ts';
import { readMemberships } from './membership-queries.ts';
import { endMembership, lockMemberships, removeMembership } from './store.ts';

/**
 * Ends the memberships of a person, who must be locked, on the day; those that would begin later are removed. Returns
 * what the audit log keeps of it.
 */
export async function endMembershipsOn(
  writer: Writer,
  userId: string,
  lastDay: CalendarDate,
): Promise<AuditEntry[]> {
  await lockMemberships(writer, [userId]);
  const memberships = await readMemberships(writer, [userId]);
  const entries: AuditEntry[] = [];
  for (const membership of memberships.filter((each) => goesOnAfter(each, lastDay))) {
    if (membership.startDate > lastDay) {
      await removeMembership(writer, membership.id);
      entries.push(removalEntry(membership));
    } else {
      await endMembership(writer, membership.id, lastDay);
      entries.push(...endEntry(membership, lastDay));
    }
  }
  return entries;
}
