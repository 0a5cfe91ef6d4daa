import type { Texts } from '@almanac/domain/language/message';
import type { RequestedTime } from '@almanac/domain/time-off/requests/span-text';
import { isOfWholeDays } from '@almanac/domain/work-time/half-day';
import { text } from './messages/text.ts';
import { spanTextBeside } from './request-texts.ts';

/** The former time next to the current one: 'Mon 3 to Fri 7 Aug', 'Mon 14 Dec, afternoon'. */
export function formerText(former: RequestedTime, request: RequestedTime, texts?: Texts): string {
  const time = spanTextBeside(former, request, texts);
  const isSameDays = former.startDate === request.startDate && former.endDate === request.endDate;
  if (!isSameDays || !isWhole(former) || isWhole(request)) return time;
  return former.startDate === former.endDate
    ? text('time-off.requests.wasWholeDay', { time })
    : text('time-off.requests.wasWholeDays', { time });
}

function isWhole(time: RequestedTime): boolean {
  return isOfWholeDays(time) && time.minutes === undefined;
}
