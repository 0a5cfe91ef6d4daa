import { formatList, formatShort, shortened } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'time-off.requests.calendarDays': ({ count }, { locale }) => {
    const number = formatShort(count, locale);
    return plural('ar', shortened(count), {
      zero: 'لا أيام',
      one: 'يوم واحد',
      two: 'يومان',
      few: `${number} أيام`,
      many: `${number} يومًا`,
      other: `${number} يوم`,
    });
  },
  'time-off.requests.businessDays': ({ count }, { locale }) => {
    const number = formatShort(count, locale);
    return plural('ar', shortened(count), {
      zero: 'لا أيام عمل',
      one: 'يوم عمل واحد',
      two: 'يوما عمل',
      few: `${number} أيام عمل`,
      many: `${number} يوم عمل`,
      other: `${number} يوم عمل`,
    });
  },
  'time-off.requests.daysAndCharge': ({ days, charge }, { locale }) =>
    formatList([days, charge], locale, 'plain'),
  'time-off.requests.wasWholeDay': ({ time }) => `${time}، اليوم كاملًا`,
  'time-off.requests.wasWholeDays': ({ time }) => `${time}، أيامًا كاملة`,
} satisfies Catalogue<typeof en>;
