import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import { EventDate, EventNumber, EventPerson, RecordName } from '../events/event-values.ts';
import { personSaid, textAfter, textBefore } from '../events/event-words.ts';
import type { Message } from '../language/message.ts';
import { eventMessage } from './messages/event-message.ts';

export const teamCreated = event('team.created', {
  isPublic: true,
  text: ({ changes }) =>
    eventMessage('teams.events.created', {
      name: textAfter(changes, 'name'),
      department: textAfter(changes, 'department'),
    }),
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
      return eventMessage('teams.events.passedOn', {
        name,
        leaver: personSaid(leaver),
        successor: personSaid(successor),
      });
    const before = textBefore(changes, 'name');
    return before === ''
      ? eventMessage('teams.events.changed', { name })
      : eventMessage('teams.events.renamed', { before, name });
  },
});

export const teamDeleted = event('team.deleted', {
  isPublic: true,
  text({ changes }) {
    const members = changes.filter(({ field }) => field === 'member').length;
    return eventMessage('teams.events.deleted', { name: textBefore(changes, 'name'), members });
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
function allocationText({
  allocationPercent: percent,
  startDate,
  endDate,
  isActive,
}: MembershipFacts): Message {
  return eventMessage('teams.events.allocation', { percent, startDate, endDate, isActive });
}

export const membershipAdded = event('membership.added', {
  isPublic: true,
  data: { membership: MembershipFacts },
  text: ({ subject, data: { membership } }) =>
    eventMessage('teams.events.memberAdded', {
      person: personSaid(subject),
      team: membership.team,
      allocation: allocationText(membership),
    }),
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
    const person = personSaid(subject);
    if (isEnded && endDate !== undefined)
      return eventMessage('teams.events.memberEnded', { person, team, endDate });
    return eventMessage('teams.events.memberChanged', {
      person,
      team,
      allocation: allocationText(membership),
    });
  },
});

export const membershipRemoved = event('membership.removed', {
  isPublic: true,
  data: {
    /** Set if the whole team was deleted. */
    withTeam: z.optional(z.literal(true)),
  },
  text({ subject, changes, data: { withTeam } }) {
    const values = { person: personSaid(subject), team: textBefore(changes, 'team') };
    return withTeam
      ? eventMessage('teams.events.removedWithTeam', values)
      : eventMessage('teams.events.memberRemoved', values);
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
