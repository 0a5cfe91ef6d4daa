import { formatList, formatShort, shortened } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'time-off.booking.myYear': 'Mon année',
  'time-off.booking.yearTitle': ({ title, year }) => `${title} ${year}`,
  'time-off.booking.monthByMonth': 'Mois par mois',
  'time-off.booking.previousYear': 'Année précédente',
  'time-off.booking.nextYear': 'Année suivante',
  'time-off.booking.moreForYear': 'Plus d’actions pour l’année',
  'time-off.booking.print': 'Imprimer',
  'time-off.booking.yearNotLoaded': 'Impossible de charger l’année',
  'time-off.booking.dragHint': 'Faites glisser le pointeur sur des jours pour les demander.',
  'time-off.booking.timeOffOnDay': 'Absence',
  'time-off.booking.legend': 'Légende',
  'time-off.booking.legendApproved': 'Approuvée',
  'time-off.booking.legendPending': 'En attente',
  'time-off.booking.legendHoliday': 'Jour férié',
  'time-off.booking.legendFreeDay': 'Jour non travaillé',
  'time-off.booking.legendToday': 'Aujourd’hui',
  'time-off.booking.legendBridge': 'Pont',
  'time-off.booking.dayWith': ({ facts }, { locale }) => formatList(facts, locale, 'plain'),
  'time-off.booking.dayHoliday': ({ holiday }) => `férié : ${holiday}`,
  'time-off.booking.dayFree': 'jour non travaillé',
  'time-off.booking.dayBridge': ({ bridge }) => `pont : ${bridge}`,
  'time-off.booking.bridgeTip': ({ bridge }) => `Pont : ${bridge}`,
  'time-off.booking.dayPending': ({ type }) => `${type}, en attente`,
  'time-off.booking.daysOffHeading': 'Jours d’absence',
  'time-off.booking.loadingMonth': 'Chargement',
  'time-off.booking.monthSum': ({ off, pending }, { locale }) => {
    const number = formatShort(off, locale);
    const days = plural('fr', shortened(off), {
      one: `${number} jour d’absence`,
      other: `${number} jours d’absence`,
    });
    return pending > 0 ? `${days}, ${formatShort(pending, locale)} en attente` : days;
  },
} satisfies Catalogue<typeof en>;
