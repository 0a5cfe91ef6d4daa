import type { Texts } from '@almanac/domain/language/message';
import { linkLifetimeMinutes } from '../platform/auth/auth.ts';
import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { message } from './messages/message.ts';

export interface SignInMail {
  email: string;
  url: string;
  requestedAt: Date;
  device: { browser?: string | undefined; system?: string | undefined };
  companyName: string;
  timeZone: string;
}

export function signInMail(
  { email, url, requestedAt, device, companyName, timeZone }: SignInMail,
  texts: Texts,
): Mail {
  return composeMail(
    {
      to: email,
      name: '',
      subject: message('sign-in.emailSubject', { company: companyName }),
      companyName,
      paragraphs: [message('sign-in.emailLink', { minutes: linkLifetimeMinutes })],
      action: { label: message('sign-in.emailButton'), url },
      closing: [
        message('sign-in.emailRequest', { at: requestedAt.getTime(), timeZone, ...device }),
        message('sign-in.emailNotYou'),
      ],
    },
    texts,
  );
}

/** Page with a button that uses the link, as mail scanners open links. */
export function confirmationUrl(appUrl: string, token: string, returnPath: string): string {
  const url = new URL('/login/confirm', appUrl);
  url.searchParams.set('token', token);
  url.searchParams.set('callbackURL', returnPath);
  return url.href;
}
