import { type CalendarDate, daysBetween } from '@almanac/domain/calendar/calendar-date';
import { periodTextBeside } from '@almanac/domain/calendar/date-text';
import type { NextDaysOff, VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import { decidersText } from '@almanac/domain/time-off/requests/deciders-text';
import { type RequestedTime, spanText, spanTextBeside } from '@almanac/domain/time-off/requests/span-text';
import { isOfWholeDays } from '@almanac/domain/work-time/half-day';
import { isolated } from '../../../platform/isolated.ts';

/** Such as 'Mon 23 to Fri 27 Nov'. The year is shown only if it isn't this one. */
export function awayText(time: RequestedTime, today: CalendarDate, locale: string): string {
  const day = { startDate: today, endDate: today };
  if (time.minutes !== undefined) return spanTextBeside(time, day, locale);
  return isOfWholeDays(time) ? periodTextBeside(time, day, locale) : spanText(time, locale);
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

/** Such as 'in 16 days, pending: Maria decides'. */
export function nextDaysOffText({ request }: NextDaysOff, today: CalendarDate): string {
  if (!request) return 'none planned';
  const days = daysBetween(today, request.startDate);
  const when = days > 1 ? `in ${days} days` : days === 1 ? 'tomorrow' : 'now';
  if (request.status !== 'PENDING') return when;
  const decides = decidersText(request, { most: 2, nameText: isolated });
  return `${when}, ${decides ? `pending: ${decides}` : 'pending'}`;
}
