import type { mailEvents } from '@almanac/domain/mails/events';
import type { ReactionsTo } from '../platform/events/reactions.ts';

export const mailReactions: ReactionsTo<typeof mailEvents> = {
  'mail.sent-again': {},
  'mail.tested': {},
};
