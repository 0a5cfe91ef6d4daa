import { formatList, formatShort, shortened } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Counted {
  count: number;
}

export const en = {
  'time-off.requests.calendarDays': ({ count }: Counted, { locale }: Texts) => {
    const number = formatShort(count, locale);
    return plural('en', shortened(count), { one: `${number} day`, other: `${number} days` });
  },
  'time-off.requests.businessDays': ({ count }: Counted, { locale }: Texts) => {
    const number = formatShort(count, locale);
    return plural('en', shortened(count), {
      one: `${number} business day`,
      other: `${number} business days`,
    });
  },
  'time-off.requests.daysAndCharge': (
    { days, charge }: { days: string; charge: string },
    { locale }: Texts,
  ) => formatList([days, charge], locale, 'plain'),
  'time-off.requests.wasWholeDay': ({ time }: { time: string }) => `${time}, the whole day`,
  'time-off.requests.wasWholeDays': ({ time }: { time: string }) => `${time}, whole days`,
};
