import { dateText } from '@almanac/domain/calendar/date-text';
import { formatList, formatShort, shortened } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'time-off.booking.sheet': ({ year }) => `Jahr ${year}`,
  'time-off.booking.printedOn': ({ company, day }, { locale }) =>
    `${company} · Gedruckt ${dateText(day, locale)}`,
  'time-off.booking.sheetLegend': 'Legende',
  'time-off.booking.sheetPending': 'Wartet auf Genehmigung',
  'time-off.booking.sheetHoliday': 'Feiertag',
  'time-off.booking.sheetFreeDay': 'Arbeitsfrei',
  'time-off.booking.sheetHolidays': 'Feiertage',
  'time-off.booking.typeDays': ({ type, off, pending }, { locale }) => {
    const number = formatShort(off, locale);
    const days = plural('de', shortened(off), { one: `${number} Tag`, other: `${number} Tage` });
    return formatList(
      [type, ...(off > 0 ? [days] : []), ...(pending > 0 ? [`${formatShort(pending, locale)} offen`] : [])],
      locale,
      'plain',
    );
  },
  'time-off.booking.totalInDays': ({ type, year, used, pending, available }) =>
    `${type} ${year}: ${used} genommen, ${pending} offen${available === undefined ? '' : `, ${available} verfügbar`}`,
  'time-off.booking.totalInHours': ({ type, year, used, pending, available }) =>
    `${type} ${year}: ${used} genommen, ${pending} offen${available === undefined ? '' : `, ${available} verfügbar`} (Stunden)`,
} satisfies Catalogue<typeof en>;
