import { formatList, formatShort, shortened } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'time-off.requests.calendarDays': ({ count }, { locale }) =>
    plural('fr', shortened(count), {
      one: `${formatShort(count, locale)} jour`,
      other: `${formatShort(count, locale)} jours`,
    }),
  'time-off.requests.businessDays': ({ count }, { locale }) =>
    plural('fr', shortened(count), {
      one: `${formatShort(count, locale)} jour ouvré`,
      other: `${formatShort(count, locale)} jours ouvrés`,
    }),
  'time-off.requests.daysAndCharge': ({ days, charge }, { locale }) =>
    formatList([days, charge], locale, 'plain'),
  'time-off.requests.wasWholeDay': ({ time }) => `${time}, la journée entière`,
  'time-off.requests.wasWholeDays': ({ time }) => `${time}, journées entières`,
} satisfies Catalogue<typeof en>;
