import { toPercent } from '@almanac/domain/teams/members/percent';
import type { AuditEntry } from '../../audit/audit-entry.ts';
import { deletedFields } from '../../audit/changed-fields.ts';
import { namedPerson, personText } from '../../audit/named-person.ts';

/** What the audit log keeps of a membership. */
export const membershipFields = ['team', 'allocationPercent', 'startDate', 'endDate', 'isActive'] as const;

interface AuditedMembership {
  teamName: string;
  allocationTenths: number;
  startDate: string;
  endDate?: string | null | undefined;
  isActive: boolean;
}

/** The membership in the words of the audit log. */
export function membershipRecord({ teamName, allocationTenths, ...membership }: AuditedMembership) {
  return { ...membership, team: teamName, allocationPercent: toPercent(allocationTenths) };
}

/** The entry of a membership that was removed, by itself or with its team. */
export function removalEntry(
  membership: AuditedMembership & { id: string; userId: string; name: string; email: string },
  why = '',
): AuditEntry {
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
