import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { goesOnAfter } from '@almanac/domain/teams/members/membership-period';
import type { AuditEntry } from '../../audit/audit-entry.ts';
import { changedFields } from '../../audit/changed-fields.ts';
import { namedPerson, personText } from '../../audit/named-person.ts';
import type { Writer } from '../../platform/database/database.ts';
import { dateText } from '../../platform/date-text.ts';
import { membershipFields, membershipRecord, removalEntry } from '../directory/membership-record.ts';
import { readMemberships, type StoredMembership } from './membership-queries.ts';
import { lockMemberships, removeMembership } from './store.ts';

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
      await saveEnd(writer, membership.id, lastDay);
      entries.push(...endEntry(membership, lastDay));
    }
  }
  return entries;
}

async function saveEnd(writer: Writer, id: string, endDate: CalendarDate): Promise<void> {
  await writer
    .updateTable('teamMembers')
    .set((eb) => ({ endDate, updatedAt: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
}

function endEntry(membership: StoredMembership, endDate: CalendarDate): AuditEntry[] {
  const after = { ...membership, endDate };
  const changes = changedFields(membershipRecord(membership), membershipRecord(after), membershipFields);
  if (!changes) return [];
  return [
    {
      action: 'membership.changed',
      entity: 'membership',
      entityId: membership.id,
      subject: namedPerson({ ...membership, id: membership.userId }),
      summary: `Ended ${personText(membership)} in the team ${membership.teamName} on ${dateText(endDate)}`,
      changes,
    },
  ];
}
