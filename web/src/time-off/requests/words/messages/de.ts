import { formatList, formatShort, shortened } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'time-off.requests.calendarDays': ({ count }, { locale }) => {
    const number = formatShort(count, locale);
    return plural('de', shortened(count), { one: `${number} Tag`, other: `${number} Tage` });
  },
  'time-off.requests.businessDays': ({ count }, { locale }) => {
    const number = formatShort(count, locale);
    return plural('de', shortened(count), { one: `${number} Arbeitstag`, other: `${number} Arbeitstage` });
  },
  'time-off.requests.daysAndCharge': ({ days, charge }, { locale }) =>
    formatList([days, charge], locale, 'plain'),
  'time-off.requests.wasWholeDay': ({ time }) => `${time}, ganzer Tag`,
  'time-off.requests.wasWholeDays': ({ time }) => `${time}, ganze Tage`,
} satisfies Catalogue<typeof en>;
