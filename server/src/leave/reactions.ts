import type { leaveEvents } from '@almanac/domain/leave/events';
import type { ReactionsTo } from '../platform/events/reactions.ts';

/** Rules count for everyone who holds them. */
const ofRules = { publish: () => [{ topic: 'rules', userId: null }] };
const ofTypes = { publish: () => [{ topic: 'types', userId: null }] };
const ofTerms = {
  publish: ({ entityId }: { entityId: string }) => [{ topic: 'time-off', userId: entityId }],
};

export const leaveReactions: ReactionsTo<typeof leaveEvents> = {
  'leave-type.created': ofTypes,
  'leave-type.changed': ofTypes,
  'leave-type.deleted': ofTypes,
  'leave-plan.created': ofRules,
  'leave-plan.changed': ofRules,
  'leave-plan.deleted': ofRules,
  'leave-policy.written': ofRules,
  'leave-policy.deleted': ofRules,
  'terms.changed': ofTerms,
  'terms.deleted': ofTerms,
  'leave.set-up': ofRules,
};
