import { periodTextBeside } from '@almanac/domain/calendar/date-text';
import { type RequestedTime, spanText } from '@almanac/domain/time-off/requests/span-text';
import { isOfWholeDays } from '@almanac/domain/work-time/half-day';

/** The time of a request beside that of another one; the year is left out where it is the only one of both. */
export function timeTextBeside(time: RequestedTime, other: RequestedTime, locale: string): string {
  return isWhole(time) ? periodTextBeside(time, other, locale) : spanText(time, locale);
}

/** The time that a request was for, as it reads beside the one that it is for: 'Mon 3 to Fri 7 Aug', 'Mon 14 Dec 2026, afternoon'. */
export function formerText(former: RequestedTime, request: RequestedTime, locale: string): string {
  const text = timeTextBeside(former, request, locale);
  const isSameDays = former.startDate === request.startDate && former.endDate === request.endDate;
  if (!isSameDays || !isWhole(former) || isWhole(request)) return text;
  return `${text}, ${former.startDate === former.endDate ? 'the whole day' : 'whole days'}`;
}

function isWhole(time: RequestedTime): boolean {
  return isOfWholeDays(time) && time.minutes === undefined;
}
