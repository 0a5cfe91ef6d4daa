import type { InvitationMethod } from '@almanac/domain/connections/invitations/next-invitation';
import type { EmailAddition, EmailToExtend } from '../../platform/mail/compose-notification.ts';
import { type InvitationSettings, nextPart } from './next-part.ts';

/** The emails to requesters about what became of their requests, with what they may carry: what they say. */
const carriers: Readonly<Record<string, readonly InvitationMethod[]>> = {
  'time-off.decided': ['REQUEST'],
  'time-off.recorded': ['REQUEST'],
  'time-off.cancelled': ['CANCEL'],
  'time-off.ended': ['REQUEST'],
  'time-off.shortened': ['REQUEST'],
  'time-off.interrupted': ['REQUEST', 'CANCEL'],
};

/** Adds the absence, its update or its withdrawal to an email to its requester. */
export function invitationParts(settings: InvitationSettings) {
  return async ({ message, event, recipient }: EmailToExtend): Promise<EmailAddition | undefined> => {
    const methods = carriers[message];
    if (!methods || event.subject?.id !== recipient.id) return undefined;
    const sentWith = `${message} ${event.id}`;
    const part = await nextPart(settings, event.entityId, {
      sentWith,
      only: { to: recipient.email, methods },
    });
    return part && { calendar: part.calendar };
  };
}
