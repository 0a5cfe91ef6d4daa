import { instantText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'sign-in.emailSubject': ({ company }) => `Anmeldung bei Almanac · ${company}`,
  'sign-in.emailLink': ({ minutes }) =>
    `hier ist Ihr Link zum Anmelden. Er funktioniert einmal, innerhalb von ${minutes} Minuten.`,
  'sign-in.emailButton': 'Bei Almanac anmelden',
  'sign-in.emailRequest': ({ at, timeZone, browser, system }, { locale }) => {
    const device =
      browser && system ? `${browser} unter ${system}` : (browser ?? system ?? 'unbekanntes Gerät');
    return `Angefordert wurde er am ${instantText(at, { locale, timeZone })} (${timeZone}), Gerät: ${device}.`;
  },
  'sign-in.emailNotYou':
    'Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne diese E-Mail kann sich niemand anmelden.',
  'sign-in.foreignPage': 'callbackURL muss eine Seite dieser Anwendung sein',
  'sign-in.foreignSite': 'Eine Seite einer anderen Website darf keinen Anmeldelink verwenden',
  'sign-in.tooManyLinks': 'Es wurden zu viele Anmeldelinks angefordert.',
} satisfies Catalogue<typeof en>;
