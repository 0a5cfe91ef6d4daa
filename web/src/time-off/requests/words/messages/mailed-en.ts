import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Mailed {
  mailed: number;
}

export const en = {
  'time-off.requests.approversEmailed': ({ mailed }: Mailed, { locale }: Texts) => {
    if (mailed === 0) return 'No one will be emailed.';
    const number = formatNumber(mailed, locale);
    return plural('en', mailed, {
      one: `${number} approver will be emailed.`,
      other: `${number} approvers will be emailed.`,
    });
  },
  'time-off.requests.peopleEmailed': ({ mailed }: Mailed, { locale }: Texts) => {
    if (mailed === 0) return 'No one will be emailed.';
    const number = formatNumber(mailed, locale);
    return plural('en', mailed, {
      one: `${number} person will be emailed.`,
      other: `${number} people will be emailed.`,
    });
  },
  'time-off.requests.personEmailed': ({ name, mailed }: Mailed & { name: string }) =>
    mailed > 0 ? `${name} will be emailed.` : `${name} won't be emailed.`,
  'time-off.requests.theyEmailed': ({ mailed, decided }: Mailed & { decided: number }, { locale }: Texts) => {
    if (mailed === 0) return "They won't be emailed.";
    if (mailed === decided) return 'They will be emailed.';
    return `${formatNumber(mailed, locale)} of ${formatNumber(decided, locale)} will be emailed; the others chose not to be.`;
  },
  'time-off.requests.needsNoApproval': ({ notified }: { notified: string }) =>
    `It needs no approval. ${notified}`,
  'time-off.requests.noOneDecides': 'No one else can decide it.',
  'time-off.requests.awaits': ({ decides, notified }: { decides: string; notified: string }) =>
    `Pending: ${decides}. ${notified}`,
  'time-off.requests.awaitsDecision': ({ notified }: { notified: string }) => `Pending. ${notified}`,
  'time-off.requests.savedDetail': ({ what, then }: { what: string; then: string }) => `${what}. ${then}`,
};
