import { personText } from '../../../audit/named-person.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

export interface MovedAddress {
  name: string;
  from: string;
  to: string;
  actor: { name: string; email: string };
  company: { name: string };
  appUrl: string;
}

/** Notifies the person at both addresses; the former one too, in case the change was a mistake. */
export function addressMails(moved: MovedAddress): [Mail, Mail] {
  const { name, from, to, actor, company, appUrl } = moved;
  const common = {
    subject: `Your address in Almanac was changed · ${company.name}`,
    companyName: company.name,
  };
  const greeting = name === '' ? 'Hello,' : `Hello ${name},`;
  const what = `${personText(actor)} changed your address in Almanac from ${from} to ${to}.`;
  const action = { label: 'Go to the sign-in', url: `${appUrl}/login` };
  return [
    composeMail({
      ...common,
      to: from,
      paragraphs: [
        greeting,
        what,
        `Mails go to the new address, and links to sign in are sent to it alone. If that is a mistake, tell ${personText(actor)}.`,
      ],
      action,
    }),
    composeMail({
      ...common,
      to,
      paragraphs: [
        greeting,
        what,
        `You were signed out everywhere. To sign in, enter ${to}; everything else stays as it was.`,
      ],
      action,
    }),
  ];
}
