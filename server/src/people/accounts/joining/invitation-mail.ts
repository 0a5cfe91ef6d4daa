import { personName } from '@almanac/domain/access/person-name';
import { personText } from '../../../audit/named-person.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

export interface Invitation {
  email: string;
  name: string;
  inviter: { name: string; email: string };
  company: { name: string };
  appUrl: string;
}

/** Writes the mail about a new account. It has no link, as one could expire before it is read. */
export function invitationMail({ email, name, inviter, company, appUrl }: Invitation): Mail {
  const host = personName(inviter);
  return composeMail({
    to: email,
    subject: `${host} invites you to Almanac · ${company.name}`,
    companyName: company.name,
    paragraphs: [
      `Hello ${name},`,
      `${personText(inviter)} has made an account for you in Almanac, where ${company.name} keeps its time off and teams.`,
      `To sign in, enter ${email}: you are then mailed a link that signs you in, without a password.`,
    ],
    action: { label: 'Go to the sign-in', url: `${appUrl}/login` },
  });
}
