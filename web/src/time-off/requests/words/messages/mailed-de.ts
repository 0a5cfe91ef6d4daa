import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './mailed-en.ts';

export const de = {
  'time-off.requests.approversEmailed': ({ mailed }, { locale }) => {
    if (mailed === 0) return 'Niemand erhält eine E-Mail.';
    const number = formatNumber(mailed, locale);
    return plural('de', mailed, {
      one: `${number} genehmigende Person erhält eine E-Mail.`,
      other: `${number} genehmigende Personen erhalten eine E-Mail.`,
    });
  },
  'time-off.requests.peopleEmailed': ({ mailed }, { locale }) => {
    if (mailed === 0) return 'Niemand erhält eine E-Mail.';
    const number = formatNumber(mailed, locale);
    return plural('de', mailed, {
      one: `${number} Person erhält eine E-Mail.`,
      other: `${number} Personen erhalten eine E-Mail.`,
    });
  },
  'time-off.requests.personEmailed': ({ name, mailed }) =>
    mailed > 0 ? `${name} erhält eine E-Mail.` : `${name} erhält keine E-Mail.`,
  'time-off.requests.theyEmailed': ({ mailed, decided }, { locale }) => {
    if (mailed === 0) return 'Sie erhalten keine E-Mail.';
    if (mailed === decided) return 'Sie erhalten eine E-Mail.';
    return `${formatNumber(mailed, locale)} von ${formatNumber(decided, locale)} erhalten eine E-Mail; die anderen möchten keine.`;
  },
  'time-off.requests.needsNoApproval': ({ notified }) => `Eine Genehmigung ist nicht nötig. ${notified}`,
  'time-off.requests.noOneDecides': 'Niemand sonst kann darüber entscheiden.',
  'time-off.requests.awaits': ({ decides, notified }) => `Offen. ${decides}. ${notified}`,
  'time-off.requests.awaitsDecision': ({ notified }) => `Offen. ${notified}`,
  'time-off.requests.savedDetail': ({ what, then }) => `${what}. ${then}`,
} satisfies Catalogue<typeof en>;
