import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './mailed-en.ts';

export const fr = {
  'time-off.requests.approversEmailed': ({ mailed }, { locale }) => {
    if (mailed === 0) return 'Personne ne recevra d’e-mail.';
    const number = formatNumber(mailed, locale);
    return plural('fr', mailed, {
      one: `${number} valideur recevra un e-mail.`,
      other: `${number} valideurs recevront un e-mail.`,
    });
  },
  'time-off.requests.peopleEmailed': ({ mailed }, { locale }) => {
    if (mailed === 0) return 'Personne ne recevra d’e-mail.';
    const number = formatNumber(mailed, locale);
    return plural('fr', mailed, {
      one: `${number} personne recevra un e-mail.`,
      other: `${number} personnes recevront un e-mail.`,
    });
  },
  'time-off.requests.personEmailed': ({ name, mailed }) =>
    mailed > 0 ? `${name} recevra un e-mail.` : `${name} ne recevra pas d’e-mail.`,
  'time-off.requests.theyEmailed': ({ mailed, decided }, { locale }) => {
    if (mailed === 0) return 'Ces personnes ne recevront pas d’e-mail.';
    if (mailed === decided) return 'Ces personnes recevront un e-mail.';
    return `E-mails envoyés : ${formatNumber(mailed, locale)} sur ${formatNumber(decided, locale)} ; les autres personnes ont choisi de ne pas en recevoir.`;
  },
  'time-off.requests.needsNoApproval': ({ notified }) => `Aucune validation requise. ${notified}`,
  'time-off.requests.noOneDecides': 'Personne d’autre ne peut en décider.',
  'time-off.requests.awaits': ({ decides, notified }) => `En attente : ${decides}. ${notified}`,
  'time-off.requests.awaitsDecision': ({ notified }) => `En attente. ${notified}`,
  'time-off.requests.savedDetail': ({ what, then }) => `${what}. ${then}`,
} satisfies Catalogue<typeof en>;
