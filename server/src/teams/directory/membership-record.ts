import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { toPercent } from '@almanac/domain/teams/members/percent';
import type { AuditEntry } from '../../audit/audit-entry.ts';
import { changedFields, deletedFields } from '../../audit/changed-fields.ts';
import { namedPerson, personText } from '../../audit/named-person.ts';
import { dateText } from '../../platform/date-text.ts';

/** A membership as recorded in the audit log. */
export const membershipFields = ['team', 'allocationPercent', 'startDate', 'endDate', 'isActive'] as const;

interface AuditedMembership {
  teamName: string;
  allocationTenths: number;
  startDate: string;
  endDate?: string | null | undefined;
  isActive: boolean;
}

/** The membership's values for the audit log. */
export function membershipRecord({ teamName, allocationTenths, ...membership }: AuditedMembership) {
  return { ...membership, team: teamName, allocationPercent: toPercent(allocationTenths) };
}

type MembershipOfPerson = AuditedMembership & { id: string; userId: string; name: string; email: string };

/** The entry of a membership ended on the day; none if it already ended then. */
export function endEntry(membership: MembershipOfPerson, endDate: CalendarDate): AuditEntry[] {
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

/** The entry of a membership removed individually or with its team. */
export function removalEntry(membership: MembershipOfPerson, why = ''): AuditEntry {
  const { id, userId, name, email, teamName } = membership;
  return {
    action: 'membership.removed',
    entity: 'membership',
    entityId: id,
    subject: namedPerson({ id: userId, name, email }),
    summary: `Removed ${personText({ name, email })} from the team ${teamName}${why}`,
    changes: deletedFields(membershipRecord(membership), membershipFields),
  };
}
