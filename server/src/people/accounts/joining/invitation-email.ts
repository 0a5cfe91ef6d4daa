import { personName } from '@almanac/domain/access/person-name';
import { personText } from '@almanac/domain/events/event-words';
import type { ComposeEmail } from '../../../platform/mail/compose-notification.ts';

/** The email about a new account. It has no link, as one could expire before it is read. */
export const invitationEmail: ComposeEmail = ({ actor: inviter }, { recipient, companyName, appUrl }) => {
  // The inviter may have been erased since.
  if (inviter?.email === undefined) return undefined;
  const { name, email } = inviter;
  return {
    subject: `${personName({ name: name ?? '', email })} invites you to Almanac · ${companyName}`,
    paragraphs: [
      `${personText(inviter)} has made an account for you in Almanac, where ${companyName} keeps its time off and teams.`,
      `To sign in, enter ${recipient.email}: you are then mailed a link that signs you in, without a password.`,
    ],
    action: { label: 'Go to the sign-in', url: `${appUrl}/login` },
  };
};
