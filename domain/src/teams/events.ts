import * as z from 'zod/mini';
import { dateText } from '../calendar/english-date-text.ts';
import { event } from '../events/event.ts';
import { EventDate, EventNumber, EventPerson, RecordName } from '../events/event-values.ts';
import { personText, textAfter, textBefore } from '../events/event-words.ts';

export const teamCreated = event('team.created', {
  isPublic: true,
  text: ({ changes }) =>
    `Created the team ${textAfter(changes, 'name')} in ${textAfter(changes, 'department')}`,
});

export const teamChanged = event('team.changed', {
  isPublic: true,
  data: {
    name: RecordName,
    /** Both are present if the team was passed on because its lead leaves. */
    leaver: z.optional(EventPerson),
    successor: z.optional(EventPerson),
  },
  text({ changes, data: { name, leaver, successor } }) {
    if (leaver && successor)
      return `${personText(successor)} leads the team ${name} after ${personText(leaver)}`;
    const before = textBefore(changes, 'name');
    return before === '' ? `Changed the team ${name}` : `Changed the team ${before}, now ${name}`;
  },
});

export const teamDeleted = event('team.deleted', {
  isPublic: true,
  text({ changes }) {
    const members = changes.filter(({ field }) => field === 'member').length;
    const count = members === 1 ? '1 membership' : `${members} memberships`;
    return `Deleted the team ${textBefore(changes, 'name')} with ${count}`;
  },
});

/** A membership as it stands after the change. */
export const MembershipFacts = z.object({
  team: RecordName,
  allocationPercent: EventNumber,
  startDate: EventDate,
  endDate: z.optional(EventDate),
  isActive: z.boolean(),
});
export type MembershipFacts = z.infer<typeof MembershipFacts>;

/** Allocation and period, such as '50% from Mon 3 Aug 2026'. */
function allocationText({ allocationPercent, startDate, endDate, isActive }: MembershipFacts): string {
  const end = endDate === undefined ? '' : ` to ${dateText(endDate)}`;
  return `${allocationPercent}% from ${dateText(startDate)}${end}${isActive ? '' : ', inactive'}`;
}

export const membershipAdded = event('membership.added', {
  isPublic: true,
  data: { membership: MembershipFacts },
  text: ({ subject, data: { membership } }) =>
    `Added ${personText(subject)} to the team ${membership.team}, ${allocationText(membership)}`,
});

export const membershipChanged = event('membership.changed', {
  isPublic: true,
  data: {
    membership: MembershipFacts,
    /** Set if the member was removed, and the membership ended. */
    isEnded: z.optional(z.literal(true)),
  },
  text({ subject, data: { membership, isEnded } }) {
    const { team, endDate } = membership;
    if (isEnded && endDate !== undefined)
      return `Ended ${personText(subject)} in the team ${team} on ${dateText(endDate)}`;
    return `Changed ${personText(subject)} in the team ${team}, now ${allocationText(membership)}`;
  },
});

export const membershipRemoved = event('membership.removed', {
  isPublic: true,
  data: {
    /** Set if the whole team was deleted. */
    withTeam: z.optional(z.literal(true)),
  },
  text({ subject, changes, data: { withTeam } }) {
    const why = withTeam ? ', which was deleted' : '';
    return `Removed ${personText(subject)} from the team ${textBefore(changes, 'team')}${why}`;
  },
});

export const teamEvents = {
  'team.created': teamCreated,
  'team.changed': teamChanged,
  'team.deleted': teamDeleted,
  'membership.added': membershipAdded,
  'membership.changed': membershipChanged,
  'membership.removed': membershipRemoved,
} as const;
