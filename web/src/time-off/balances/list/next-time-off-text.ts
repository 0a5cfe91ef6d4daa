import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Texts } from '@almanac/domain/language/message';
import type { NextTimeOff } from '@almanac/domain/time-off/balances/answers/account-schema';
import { spanTextBeside } from '../../requests/words/request-texts.ts';
import { text } from '../messages/list-text.ts';

/**
 * The days of a person's next time off: 'Mon 7 to Fri 18 Dec', 'Until Fri 18 Dec', or 'From Mon 7 Dec' if its end
 * is hidden.
 */
export function nextTimeOffText(
  { startDate, endDate, startHalf, endHalf, minutes }: NextTimeOff,
  today: CalendarDate,
  texts?: Texts,
): string {
  const beside = { startDate: today, endDate: today };
  const textOf = (date: CalendarDate) => spanTextBeside({ startDate: date, endDate: date }, beside, texts);
  if (endDate === undefined) {
    if (startDate <= today) return text('time-off.balances.awayToday');
    return text('time-off.balances.nextFrom', { day: textOf(startDate) });
  }
  if (startDate < today) return text('time-off.balances.nextUntil', { day: textOf(endDate) });
  return spanTextBeside({ startDate, endDate, startHalf, endHalf, minutes }, beside, texts);
}
