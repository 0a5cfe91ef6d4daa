import { dateText } from '@almanac/domain/calendar/date-text';
import { formatList, formatShort, shortened } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'time-off.booking.sheet': ({ year }) => `السنة ${year}`,
  'time-off.booking.printedOn': ({ company, day }, { locale }) =>
    `${company} · طُبع في ${dateText(day, locale)}`,
  'time-off.booking.sheetLegend': 'مفتاح الرموز',
  'time-off.booking.sheetPending': 'قيد الانتظار',
  'time-off.booking.sheetHoliday': 'عطلة',
  'time-off.booking.sheetFreeDay': 'يوم راحة',
  'time-off.booking.sheetHolidays': 'العطلات',
  'time-off.booking.typeDays': ({ type, off, pending }, { locale }) => {
    const number = formatShort(off, locale);
    const days = plural('ar', shortened(off), {
      zero: 'لا أيام',
      one: 'يوم واحد',
      two: 'يومان',
      few: `${number} أيام`,
      many: `${number} يومًا`,
      other: `${number} يوم`,
    });
    return formatList(
      [
        type,
        ...(off > 0 ? [days] : []),
        ...(pending > 0 ? [`${formatShort(pending, locale)} قيد الانتظار`] : []),
      ],
      locale,
      'plain',
    );
  },
  'time-off.booking.totalInDays': ({ type, year, used, pending, available }) =>
    `${type} ${year}: مستخدم ${used}، قيد الانتظار ${pending}${available === undefined ? '' : `، متاح ${available}`}`,
  'time-off.booking.totalInHours': ({ type, year, used, pending, available }) =>
    `${type} ${year}: مستخدم ${used}، قيد الانتظار ${pending}${available === undefined ? '' : `، متاح ${available}`} (ساعات)`,
} satisfies Catalogue<typeof en>;
