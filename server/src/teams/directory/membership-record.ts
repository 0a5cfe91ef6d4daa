import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Event } from '@almanac/domain/events/event';
import { type MembershipFacts, membershipChanged, membershipRemoved } from '@almanac/domain/teams/events';
import { toPercent } from '@almanac/domain/teams/members/percent';
import { changedFields, deletedFields } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';

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

/** The membership as its events state it. */
export function membershipFacts(membership: AuditedMembership): MembershipFacts {
  const { team, allocationPercent, startDate, endDate, isActive } = membershipRecord(membership);
  return { team, allocationPercent, startDate, ...(endDate != null && { endDate }), isActive };
}

type MembershipOfPerson = AuditedMembership & { id: string; userId: string; name: string; email: string };

/** The event of a membership ended on the day; none if it already ended then. */
export function endedEvents(membership: MembershipOfPerson, endDate: CalendarDate): Event[] {
  return changedEvents(membership, { ...membership, endDate }, { isEnded: true });
}

/** The event of a changed membership; none if nothing of it changed. */
export function changedEvents(
  before: AuditedMembership,
  after: MembershipOfPerson,
  how: { isEnded?: true } = {},
): Event[] {
  const changes = changedFields(membershipRecord(before), membershipRecord(after), membershipFields);
  if (!changes) return [];
  return [
    membershipChanged({
      entityId: after.id,
      subject: namedPerson({ ...after, id: after.userId }),
      changes,
      data: { membership: membershipFacts(after), ...how },
    }),
  ];
}

/** The event of a membership removed individually or with its team. */
export function removedEvent(membership: MembershipOfPerson, how: { withTeam?: true } = {}): Event {
  const { id, userId, name, email } = membership;
  return membershipRemoved({
    entityId: id,
    subject: namedPerson({ id: userId, name, email }),
    changes: deletedFields(membershipRecord(membership), membershipFields),
    data: how,
  });
}
