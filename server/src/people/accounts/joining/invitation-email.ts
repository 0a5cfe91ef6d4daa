import { personName } from '@almanac/domain/access/person-name';
import type { ComposeEmail } from '../../../platform/mail/compose-notification.ts';
import { message } from '../messages/message.ts';
import { personMessage } from '../records/person-message.ts';

/** The email about a new account. It has no link, as one could expire before it is read. */
export const invitationEmail: ComposeEmail = ({ actor: inviter }, { recipient, companyName, appUrl }) => {
  // The inviter may have been erased since.
  if (inviter?.email === undefined) return undefined;
  const { name, email } = inviter;
  return {
    subject: message('people.accounts.invitationSubject', {
      name: personName({ name: name ?? '', email }),
      company: companyName,
    }),
    paragraphs: [
      message('people.accounts.invitation', { inviter: personMessage(inviter), company: companyName }),
      message('people.accounts.invitationSignIn', { email: recipient.email }),
    ],
    action: { label: message('people.accounts.goToSignIn'), url: `${appUrl}/login` },
  };
};
