import { dateText } from '@almanac/domain/calendar/date-text';
import { formatList, formatShort, shortened } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'time-off.booking.sheet': ({ year }) => `Année ${year}`,
  'time-off.booking.printedOn': ({ company, day }, { locale }) =>
    `${company} · Imprimé le ${dateText(day, locale)}`,
  'time-off.booking.sheetLegend': 'Légende',
  'time-off.booking.sheetPending': 'En attente',
  'time-off.booking.sheetHoliday': 'Jour férié',
  'time-off.booking.sheetFreeDay': 'Jour non travaillé',
  'time-off.booking.sheetHolidays': 'Jours fériés',
  'time-off.booking.typeDays': ({ type, off, pending }, { locale }) => {
    const number = formatShort(off, locale);
    const days = plural('fr', shortened(off), { one: `${number} jour`, other: `${number} jours` });
    return formatList(
      [
        type,
        ...(off > 0 ? [days] : []),
        ...(pending > 0 ? [`${formatShort(pending, locale)} en attente`] : []),
      ],
      locale,
      'plain',
    );
  },
  'time-off.booking.totalInDays': ({ type, year, used, pending, available }) =>
    `${type} ${year} : pris ${used}, en attente ${pending}${available === undefined ? '' : `, disponible ${available}`}`,
  'time-off.booking.totalInHours': ({ type, year, used, pending, available }) =>
    `${type} ${year} : pris ${used}, en attente ${pending}${available === undefined ? '' : `, disponible ${available}`} (heures)`,
} satisfies Catalogue<typeof en>;
