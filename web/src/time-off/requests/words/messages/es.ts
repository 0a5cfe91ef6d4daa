import { formatList, formatShort, shortened } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'time-off.requests.calendarDays': ({ count }, { locale }) => {
    const number = formatShort(count, locale);
    return plural('es', shortened(count), { one: `${number} día`, other: `${number} días` });
  },
  'time-off.requests.businessDays': ({ count }, { locale }) => {
    const number = formatShort(count, locale);
    return plural('es', shortened(count), {
      one: `${number} día laborable`,
      other: `${number} días laborables`,
    });
  },
  'time-off.requests.daysAndCharge': ({ days, charge }, { locale }) =>
    formatList([days, charge], locale, 'plain'),
  'time-off.requests.wasWholeDay': ({ time }) => `${time}, el día entero`,
  'time-off.requests.wasWholeDays': ({ time }) => `${time}, días enteros`,
} satisfies Catalogue<typeof en>;
