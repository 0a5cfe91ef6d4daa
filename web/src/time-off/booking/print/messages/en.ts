import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import { formatList, formatShort, shortened } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface TypeDays {
  type: string;
  off: number;
  pending: number;
}

/** What a person has of a type in a leave year, as text. */
interface Total {
  type: string;
  year: string;
  used: string;
  pending: string;
  /** Undefined without a limit. */
  available: string | undefined;
}

export const en = {
  'time-off.booking.sheet': ({ year }: { year: string }) => `Year ${year}`,
  'time-off.booking.printedOn': (
    { company, day }: { company: string; day: CalendarDate },
    { locale }: Texts,
  ) => `${company} · Printed ${dateText(day, locale)}`,
  'time-off.booking.sheetLegend': 'Legend',
  'time-off.booking.sheetPending': 'Pending',
  'time-off.booking.sheetHoliday': 'Holiday',
  'time-off.booking.sheetFreeDay': 'Free day',
  'time-off.booking.sheetHolidays': 'Holidays',
  'time-off.booking.typeDays': ({ type, off, pending }: TypeDays, { locale }: Texts) => {
    const number = formatShort(off, locale);
    const days = plural('en', shortened(off), { one: `${number} day`, other: `${number} days` });
    return formatList(
      [type, ...(off > 0 ? [days] : []), ...(pending > 0 ? [`${formatShort(pending, locale)} pending`] : [])],
      locale,
      'plain',
    );
  },
  'time-off.booking.totalInDays': ({ type, year, used, pending, available }: Total) =>
    `${type} ${year}: ${used} used, ${pending} pending${available === undefined ? '' : `, ${available} available`}`,
  'time-off.booking.totalInHours': ({ type, year, used, pending, available }: Total) =>
    `${type} ${year}: ${used} used, ${pending} pending${available === undefined ? '' : `, ${available} available`} (hours)`,
};
