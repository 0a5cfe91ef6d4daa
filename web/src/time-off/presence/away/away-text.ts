import { type CalendarDate, daysBetween } from '@almanac/domain/calendar/calendar-date';
import { periodTextBeside } from '@almanac/domain/calendar/date-text';
import type { Texts } from '@almanac/domain/language/message';
import type { NextDaysOff, VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import type { RequestedTime } from '@almanac/domain/time-off/requests/span-text';
import { isOfWholeDays } from '@almanac/domain/work-time/half-day';
import { readerTexts } from '../../../language/messages.ts';
import { spanText, spanTextBeside } from '../../requests/words/request-texts.ts';
import { waitingText } from '../../requests/words/waiting-text.ts';

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
  return `from ${dayBeside(startDate, today, locale)}${startHalf === 'PM' ? ', afternoon' : ''}`;
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
  const text = backOn === today ? 'today' : dayBeside(backOn, today, locale);
  return `back ${text}${backOn === endDate ? ', afternoon' : ''}`;
}

/** Such as 'in 16 days', 'tomorrow' or 'now', for a day that has begun or will. */
export function inDaysText(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date);
  if (days > 1) return `in ${days} days`;
  return days === 1 ? 'tomorrow' : days === 0 ? 'today' : 'now';
}

/** Such as 'in 16 days, waiting for Maria Rossi'. */
export function nextDaysOffText(request: NonNullable<NextDaysOff['request']>, today: CalendarDate): string {
  const when = inDaysText(request.startDate, today);
  return request.status === 'PENDING' ? `${when}, ${waitingText(request)}` : when;
}
