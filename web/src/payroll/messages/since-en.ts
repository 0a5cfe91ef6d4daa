import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { monthText } from '@almanac/domain/calendar/date-text';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

export interface Since {
  count: number;
  month: CalendarDate;
}

export const en = {
  'payroll.sinceRun': ({ count, month }: Since, { locale }: Texts) =>
    plural('en', count, {
      one: `${count} correction since the ${monthText(month, locale)} run`,
      other: `${count} corrections since the ${monthText(month, locale)} run`,
    }),
  'payroll.sinceRunHint': 'The next run hands them over.',
  'payroll.show': 'Show',
};
