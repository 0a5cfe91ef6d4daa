import { instantText } from '@almanac/domain/calendar/english-date-text';
import { linkLifetimeMinutes } from '../platform/auth/auth.ts';
import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mail.ts';

export interface SignInMail {
  email: string;
  url: string;
  requestedAt: Date;
  device: string;
  companyName: string;
  timeZone: string;
}

export function signInMail({ email, url, requestedAt, device, companyName, timeZone }: SignInMail): Mail {
  const time = instantText(requestedAt, timeZone);
  return composeMail({
    to: email,
    subject: `Sign in to Almanac · ${companyName}`,
    companyName,
    paragraphs: [
      'Hello,',
      `here is your link to sign in. It works once, within ${linkLifetimeMinutes} minutes.`,
    ],
    action: { label: 'Sign in to Almanac', url },
    closing: [
      `It was asked for on ${time} (${timeZone}), from ${device}.`,
      'If that was not you, do nothing: without this mail nobody can sign in.',
    ],
  });
}

/** Page with a button that uses the link, as mail scanners open links. */
export function confirmationUrl(appUrl: string, token: string, returnPath: string): string {
  const url = new URL('/login/confirm', appUrl);
  url.searchParams.set('token', token);
  url.searchParams.set('callbackURL', returnPath);
  return url.href;
}
