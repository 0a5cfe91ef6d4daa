import { periodText } from '../../../calendar/date-text.ts';
import type { CapacityShare } from '../../../capacity-share.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue, Texts } from '../../../language/message.ts';
import type { en, ShareAway } from './en.ts';

const shares: Record<CapacityShare, string> = {
  QUARTER: 'd’un quart',
  THIRD: 'd’un tiers',
  HALF: 'de la moitié',
  TWO_THIRDS: 'de deux tiers',
  THREE_QUARTERS: 'de trois quarts',
};

function moreAway({ share, period }: ShareAway, { locale }: Texts): string {
  const days = periodText(period, locale);
  const when = period.startDate === period.endDate ? `le ${days}` : `(${days})`;
  return `Absents ${when} : plus ${shares[share]} du service`;
}

export const fr = {
  'time-off.presence.user': 'Utilisateur',
  'time-off.presence.overLimit': (given, texts) => `${moreAway(given, texts)} ; choisissez d’autres jours.`,
  'time-off.presence.nearLimit': (given, texts) =>
    `${moreAway(given, texts)} ; convenez d’abord d’un remplacement.`,
  'time-off.presence.onlyScope': 'only doit être « scope »',
  'time-off.presence.tooManyEntries': ({ most }, { locale }) =>
    `Au plus ${formatNumber(most, locale)} jours d’absence sont renvoyés à la fois ; choisissez une période plus courte, un service ou une équipe`,
  'time-off.presence.noDepartment': 'Il n’y a aucun service à vérifier',
  'time-off.presence.otherDepartment': 'Vous ne pouvez vérifier la capacité que de votre propre service',
} satisfies Catalogue<typeof en>;
