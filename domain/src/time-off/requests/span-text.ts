import type { Period } from '../../calendar/period.ts';
import type { Message, Texts } from '../../language/message.ts';
import { amountText } from '../../leave/types/amount.ts';
import type { Half, HalfDaySpan } from '../../work-time/half-day.ts';
import { message } from './messages/message.ts';

/** The half days of a request; `minutes` only for types in hours. */
export interface RequestedTime extends HalfDaySpan {
  minutes?: number | undefined;
}

/**
 * The time as text: 'Mon 3 Aug 2026, afternoon', 'Mon 3 Aug 2026 (afternoon) to Fri 7 Aug 2026', 'Thu 2 Jul 2026,
 * 2:30 hours'.
 */
export function spanText(time: RequestedTime, texts: Texts): string {
  return texts.text(spanMessage(time));
}

/** The time beside another one, such as 'Mon 3 Aug, afternoon': without the year if both are in the same one. */
export function spanTextBeside(time: RequestedTime, other: Period, texts: Texts): string {
  return texts.text(spanMessage(time, other));
}

/** The time as a message, without the year beside a period of the same one. */
export function spanMessage(time: RequestedTime, other?: Period): Message {
  const { startDate, endDate, startHalf, endHalf, minutes } = time;
  const beside = other && { beside: { startDate: other.startDate, endDate: other.endDate } };
  const dates = { startDate, endDate, ...beside };
  const [isFromAfternoon, isUntilMorning] = [startHalf === 'PM', endHalf === 'AM'];
  if (startDate === endDate) {
    if (minutes !== undefined) {
      return message('time-off.requests.hoursOf', { ...dates, hours: hoursMessage(minutes) });
    }
    if (isFromAfternoon) return message('time-off.requests.afternoonOf', dates);
    if (isUntilMorning) return message('time-off.requests.morningOf', dates);
  }
  if (!isFromAfternoon && !isUntilMorning) return message('time-off.requests.dates', dates);
  const first = { startDate, endDate: startDate, ...beside };
  const last = { startDate: endDate, endDate, ...beside };
  return message('time-off.requests.fromTo', {
    first: message(isFromAfternoon ? 'time-off.requests.fromAfternoon' : 'time-off.requests.dates', first),
    last: message(isUntilMorning ? 'time-off.requests.untilMorning' : 'time-off.requests.dates', last),
  });
}

/** The minutes as text: '1 hour', '2:30 hours', '45 minutes'. */
export function hoursText(minutes: number, texts: Texts): string {
  return texts.text(hoursMessage(minutes));
}

/** The minutes as a message: '1 hour', '2:30 hours', '45 minutes'. */
export function hoursMessage(minutes: number): Message {
  if (minutes > 0 && minutes < 60) return message('time-off.requests.minutes', { minutes });
  const hours = minutes / 60;
  const shown = Number.isInteger(hours) ? `${hours}` : amountText(minutes, 'HOUR');
  return message('time-off.requests.hours', { hours, shown });
}

/** The fields of a span beside its dates; empty for whole days. */
export function statedHalvesOf({
  startHalf,
  endHalf,
  minutes,
}: {
  startHalf?: Half | null | undefined;
  endHalf?: Half | null | undefined;
  minutes?: number | null | undefined;
}): Pick<RequestedTime, 'startHalf' | 'endHalf' | 'minutes'> {
  return {
    ...(startHalf === 'PM' && { startHalf }),
    ...(endHalf === 'AM' && { endHalf }),
    ...(minutes != null && { minutes }),
  };
}

/** The labels of the first and last day, if they are half days. */
export function halfWords(
  { startHalf, endHalf }: RequestedTime,
  texts: Texts,
): { start: string | undefined; end: string | undefined } {
  return {
    start: startHalf === 'PM' ? texts.text(message('time-off.requests.afternoon')) : undefined,
    end: endHalf === 'AM' ? texts.text(message('time-off.requests.morning')) : undefined,
  };
}
