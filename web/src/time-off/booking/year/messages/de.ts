import { formatList, formatShort, shortened } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'time-off.booking.myYear': 'Mein Jahr',
  'time-off.booking.yearTitle': ({ title, year }) => `${title} ${year}`,
  'time-off.booking.monthByMonth': 'Monat für Monat',
  'time-off.booking.previousYear': 'Voriges Jahr',
  'time-off.booking.nextYear': 'Nächstes Jahr',
  'time-off.booking.moreForYear': 'Weitere Aktionen für das Jahr',
  'time-off.booking.print': 'Drucken',
  'time-off.booking.yearNotLoaded': 'Das Jahr konnte nicht geladen werden',
  'time-off.booking.dragHint': 'Ziehen Sie über Tage, um sie zu beantragen.',
  'time-off.booking.timeOffOnDay': 'Abwesenheit',
  'time-off.booking.legend': 'Legende',
  'time-off.booking.legendApproved': 'Genehmigt',
  'time-off.booking.legendPending': 'Wartet auf Genehmigung',
  'time-off.booking.legendHoliday': 'Feiertag',
  'time-off.booking.legendFreeDay': 'Arbeitsfrei',
  'time-off.booking.legendToday': 'Heute',
  'time-off.booking.legendBridge': 'Brückentag',
  'time-off.booking.dayWith': ({ facts }, { locale }) => formatList(facts, locale, 'plain'),
  'time-off.booking.dayHoliday': ({ holiday }) => `Feiertag: ${holiday}`,
  'time-off.booking.dayFree': 'arbeitsfrei',
  'time-off.booking.dayBridge': ({ bridge }) => `Brückentag: ${bridge}`,
  'time-off.booking.bridgeTip': ({ bridge }) => `Brückentag: ${bridge}`,
  'time-off.booking.dayPending': ({ type }) => `${type}, wartet auf Genehmigung`,
  'time-off.booking.daysOffHeading': 'Freie Tage',
  'time-off.booking.loadingMonth': 'Wird geladen',
  'time-off.booking.monthSum': ({ off, pending }, { locale }) => {
    const number = formatShort(off, locale);
    const days = plural('de', shortened(off), { one: `${number} freier Tag`, other: `${number} freie Tage` });
    return pending > 0 ? `${days}, ${formatShort(pending, locale)} warten auf Genehmigung` : days;
  },
} satisfies Catalogue<typeof en>;
