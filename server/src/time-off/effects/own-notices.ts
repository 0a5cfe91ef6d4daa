import { isAdmin } from '@almanac/domain/access/permissions';
import { readFirstOfCall } from '../../audit/entry-queries.ts';
import type { Notice } from '../../platform/events/reactions.ts';
import type { ComposeEmail } from '../../platform/mail/compose-notification.ts';

const mostNamed = 3;

/** Notifies an administrator of a change by which another one also gave themselves more leave. */
export function ownNotice({ id, email }: { id: string; email: string }): Notice {
  return { message: 'rules.own-leave', recipient: { id, email } };
}

/** The email about a change by which another administrator also gave themselves more leave. */
export const ownLeaveEmail: ComposeEmail = async (event, { database, recipient, appUrl }) => {
  const { actor, call, reason } = event;
  if (!isAdmin(recipient)) return undefined;
  const author = actor.name;
  const address = actor.email === undefined ? '' : ` (${actor.email})`;
  const named = call ? await readFirstOfCall(database, call.id, mostNamed) : [event];
  const others = (call?.entries ?? named.length) - named.length;
  const made = [...named.map(({ summary }) => summary), ...(others > 0 ? [`${others} more`] : [])];
  return {
    subject: `${author} changed rules that give them more leave`,
    paragraphs: [
      `${author}${address} made a change that includes their own record: ${made.join('; ')}.`,
      ...(reason === undefined ? [] : [`Reason: ${reason}`]),
      'All administrators are notified of such changes. The audit log has the details.',
    ],
    action: { label: 'Open the audit log', url: `${appUrl}/admin/audit` },
  };
};
