import { dateText } from '@almanac/domain/calendar/date-text';
import { formatList, formatShort, shortened } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'time-off.booking.sheet': ({ year }) => `Año ${year}`,
  'time-off.booking.printedOn': ({ company, day }, { locale }) =>
    `${company} · Impreso: ${dateText(day, locale)}`,
  'time-off.booking.sheetLegend': 'Leyenda',
  'time-off.booking.sheetPending': 'Pendiente',
  'time-off.booking.sheetHoliday': 'Festivo',
  'time-off.booking.sheetFreeDay': 'Día libre',
  'time-off.booking.sheetHolidays': 'Festivos',
  'time-off.booking.typeDays': ({ type, off, pending }, { locale }) => {
    const number = formatShort(off, locale);
    const days = plural('es', shortened(off), { one: `${number} día`, other: `${number} días` });
    return formatList(
      [
        type,
        ...(off > 0 ? [days] : []),
        ...(pending > 0 ? [`pendiente: ${formatShort(pending, locale)}`] : []),
      ],
      locale,
      'plain',
    );
  },
  'time-off.booking.totalInDays': ({ type, year, used, pending, available }) =>
    `${type} ${year}: disfrutado ${used}, pendiente ${pending}${available === undefined ? '' : `, disponible ${available}`}`,
  'time-off.booking.totalInHours': ({ type, year, used, pending, available }) =>
    `${type} ${year}: disfrutado ${used}, pendiente ${pending}${available === undefined ? '' : `, disponible ${available}`} (horas)`,
} satisfies Catalogue<typeof en>;
