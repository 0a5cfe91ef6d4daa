import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { longDateText } from '@almanac/domain/calendar/date-text';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { amountOf, amountText, type LeaveUnit } from '@almanac/domain/leave/types/amount';

interface Lapse {
  /** In days or hours, by the unit. */
  amount: number;
  unit: LeaveUnit;
  type: string;
  day: CalendarDate;
}

function lapseText({ amount, unit, type, day }: Lapse, texts: Texts): string {
  const number = amountText(amountOf(amount, unit), unit, texts);
  const on = longDateText(day, texts.locale);
  return unit === 'DAY'
    ? plural('en', amount, {
        one: `${number} day of ${type} expires on ${on}`,
        other: `${number} days of ${type} expire on ${on}`,
      })
    : plural('en', amount, {
        one: `${number} hour of ${type} expires on ${on}`,
        other: `${number} hours of ${type} expire on ${on}`,
      });
}

export const en = {
  'time-off.lapses.subject': (lapse: Lapse, texts: Texts) => lapseText(lapse, texts),
  'time-off.lapses.warning': (lapse: Lapse, texts: Texts) =>
    `${lapseText(lapse, texts)}. Approved and pending requests count as used.`,
  'time-off.lapses.advice': 'Please take them by then; unused days expire.',
  'time-off.lapses.seeBalance': 'See your balance',
  'time-off.lapses.always': "Your employer is required to send this notice, so it can't be turned off.",
};
