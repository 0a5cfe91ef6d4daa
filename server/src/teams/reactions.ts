import type { teamEvents } from '@almanac/domain/teams/events';
import { findNewApprovers } from '../access/approver-changes.ts';
import type { ReactionsTo } from '../platform/events/reactions.ts';

/** Everyone signed in sees teams. */
const toEveryone = { publish: () => [{ topic: 'teams', userId: null }] };

/** A team's lead decides the requests of its members. */
const ofLeadOrMembers = { ...toEveryone, enqueue: findNewApprovers };

export const teamReactions: ReactionsTo<typeof teamEvents> = {
  'team.created': toEveryone,
  'team.changed': ofLeadOrMembers,
  'team.deleted': ofLeadOrMembers,
  'membership.added': ofLeadOrMembers,
  'membership.changed': ofLeadOrMembers,
  'membership.removed': ofLeadOrMembers,
};
