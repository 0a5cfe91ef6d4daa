import { type CalendarDate, daysBetween } from '@almanac/domain/calendar/calendar-date';
import { periodTextBeside } from '@almanac/domain/calendar/date-text';
import type { Texts } from '@almanac/domain/language/message';
import type { NextDaysOff, VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import type { RequestedTime } from '@almanac/domain/time-off/requests/span-text';
import { isOfWholeDays } from '@almanac/domain/work-time/half-day';
import { readerTexts } from '../../../language/messages.ts';
import { spanText, spanTextBeside } from '../../requests/words/request-texts.ts';
import type { NamedDays } from './away-periods.ts';
import { text } from './messages/text.ts';
import { waitingText } from './waiting-text.ts';

/** Such as 'Mon 23 to Fri 27 Nov'. The year is shown only if it isn't this one. */
export function awayText(time: RequestedTime, today: CalendarDate, texts: Texts = readerTexts()): string {
  const day = { startDate: today, endDate: today };
  if (time.minutes !== undefined) return spanTextBeside(time, day, texts);
  return isOfWholeDays(time) ? periodTextBeside(time, day, texts.locale) : spanText(time, texts);
}

/** Such as 'from Mon 23 Nov'. */
export function fromText(
  { startDate, startHalf }: Pick<VisibleAbsence, 'startDate' | 'startHalf'>,
  today: CalendarDate,
  locale: string,
): string {
  return text('time-off.presence.from', {
    day: dayBeside(startDate, today, locale),
    isAfternoon: startHalf === 'PM',
  });
}

function dayBeside(date: CalendarDate, today: CalendarDate, locale: string): string {
  return periodTextBeside({ startDate: date, endDate: date }, { startDate: today, endDate: today }, locale);
}

/** Such as 'back Mon 30 Nov'. Undefined if the person doesn't return or is away for hours only. */
export function backText(
  { backOn, endDate, minutes }: Pick<VisibleAbsence, 'backOn' | 'endDate' | 'minutes'>,
  today: CalendarDate,
  locale: string,
): string | undefined {
  // An absence of hours leaves part of the day.
  const isSameDay = minutes !== undefined && backOn === endDate;
  if (backOn === undefined || isSameDay) return undefined;
  const isAfternoon = backOn === endDate;
  if (backOn === today) return text('time-off.presence.backToday', { isAfternoon });
  return text('time-off.presence.back', { day: dayBeside(backOn, today, locale), isAfternoon });
}

/** Such as 'in 16 days', 'tomorrow' or 'now', for a day that has begun or will. */
export function inDaysText(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date);
  if (days > 1) return text('time-off.presence.inDays', { count: days });
  if (days === 1) return text('time-off.presence.startsTomorrow');
  return days === 0 ? text('time-off.presence.startsToday') : text('time-off.presence.hasStarted');
}

/** Such as 'in 16 days, waiting for Maria Rossi'. */
export function nextDaysOffText(request: NonNullable<NextDaysOff['request']>, today: CalendarDate): string {
  const when = inDaysText(request.startDate, today);
  if (request.status !== 'PENDING') return when;
  return text('time-off.presence.whenAndState', { when, state: waitingText(request) });
}

/** The name of the days, such as 'This week'. */
export function nameOfDays(which: NamedDays): string {
  if (which === 'today') return text('time-off.presence.today');
  return which === 'this-week' ? text('time-off.presence.thisWeek') : text('time-off.presence.nextWeek');
}
