import type { signInEvents } from '@almanac/domain/sign-in/events';
import type { ReactionsTo } from '../platform/events/reactions.ts';

export const signInReactions: ReactionsTo<typeof signInEvents> = {
  'account.verified': { publish: ({ entityId }) => [{ topic: 'people', userId: entityId }] },
  'account.signed-in': {},
  'account.link-refused': {},
  // Ended sessions are announced by the database, as the sign-in library and their expiry delete some too.
  'account.signed-out': {},
  'account.sessions-ended': {},
};
