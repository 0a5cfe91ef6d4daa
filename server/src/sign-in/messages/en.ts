import { instantText } from '@almanac/domain/calendar/date-text';
import type { Texts } from '@almanac/domain/language/message';

interface Request {
  /** In milliseconds. */
  at: number;
  timeZone: string;
  browser?: string | undefined;
  system?: string | undefined;
}

export const en = {
  'sign-in.emailSubject': ({ company }: { company: string }) => `Sign in to Almanac · ${company}`,
  'sign-in.emailLink': ({ minutes }: { minutes: number }) =>
    `here is your sign-in link. It works once and expires after ${minutes} minutes.`,
  'sign-in.emailButton': 'Sign in to Almanac',
  'sign-in.emailRequest': ({ at, timeZone, browser, system }: Request, { locale }: Texts) => {
    const device = browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'an unknown device');
    return `It was requested on ${instantText(at, { locale, timeZone })} (${timeZone}), from ${device}.`;
  },
  'sign-in.emailNotYou': "If this wasn't you, ignore this email: no one can sign in without it.",
  'sign-in.foreignPage': 'callbackURL must be a page of this application',
  'sign-in.foreignSite': 'A page of another site may not use a sign-in link',
  'sign-in.tooManyLinks': 'Too many sign-in links were requested.',
};
