import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { longDateText } from '@almanac/domain/calendar/date-text';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { leaveText } from '@almanac/domain/leave/types/leave-text';

export interface Expiring {
  type: string;
  number: number;
  day: CalendarDate;
}

/** The warning of leave that expires soon. */
export const en = {
  'time-off.balances.lapsesNotLoaded': "Couldn't load what expires soon",
  'time-off.balances.lapsesTitle': 'Some of your leave expires soon',
  'time-off.balances.lapsesRequest': 'Request Time Off',
  'time-off.balances.lapsesHint': 'Approved and pending requests count as used.',
  'time-off.balances.daysExpire': ({ type, number, day }: Expiring, texts: Texts) => {
    const days = leaveText(number, 'DAY', texts);
    const date = longDateText(day, texts.locale);
    return plural('en', number, {
      one: `${days} of ${type} expires on ${date}.`,
      other: `${days} of ${type} expire on ${date}.`,
    });
  },
  'time-off.balances.hoursExpire': ({ type, number, day }: Expiring, texts: Texts) =>
    `${leaveText(number, 'HOUR', texts)} of ${type} expire on ${longDateText(day, texts.locale)}.`,
};
