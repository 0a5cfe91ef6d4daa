import { isAdmin } from '@almanac/domain/access/permissions';
import { readFirstOfCall } from '../../audit/entry-queries.ts';
import { personMessage } from '../../people/accounts/records/person-message.ts';
import type { Notice } from '../../platform/events/reactions.ts';
import type { ComposeEmail } from '../../platform/mail/compose-notification.ts';
import { message } from './messages/message.ts';

const mostNamed = 3;

/** Notifies an administrator of a change by which another one also gave themselves more leave. */
export function ownNotice({ id, email }: { id: string; email: string }): Notice {
  return { message: 'rules.own-leave', recipient: { id, email } };
}

/** The email about a change by which another administrator also gave themselves more leave. */
export const ownLeaveEmail: ComposeEmail = async (event, { database, recipient, appUrl }) => {
  const { actor, call, reason } = event;
  if (!isAdmin(recipient)) return undefined;
  const named = call ? await readFirstOfCall(database, call.id, mostNamed) : [event];
  return {
    subject: message('time-off.effects.ownLeaveSubject', { person: actor.name }),
    paragraphs: [
      message('time-off.effects.ownLeave', {
        person: personMessage(actor),
        changes: named.map(({ summary }) => summary),
        others: (call?.entries ?? named.length) - named.length,
      }),
      ...(reason === undefined ? [] : [message('time-off.effects.ownLeaveReason', { reason })]),
      message('time-off.effects.ownLeaveAbout'),
    ],
    action: { label: message('time-off.effects.openAuditLog'), url: `${appUrl}/admin/audit` },
  };
};
