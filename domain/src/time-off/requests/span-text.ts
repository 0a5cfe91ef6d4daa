import { dateText, periodText } from '../../calendar/date-text.ts';
import { amountText } from '../../leave/amount.ts';
import type { Half, HalfDaySpan } from '../../work-time/half-day.ts';

/** The days of a request, to their halves; `minutes` are those of a request in hours. */
export interface RequestedTime extends HalfDaySpan {
  minutes?: number | undefined;
}

/** The time as people say it: 'Mon 3 Aug 2026, afternoon', 'Mon 3 Aug 2026 (afternoon) to Fri 7 Aug 2026', 'Thu 2 Jul 2026, 2:30 hours'. */
export function spanText(time: RequestedTime, locale: string): string {
  const { startDate, endDate, minutes } = time;
  const { start, end } = halfWords(time);
  if (startDate === endDate) {
    const part = minutes === undefined ? (start ?? end) : hoursText(minutes);
    return [dateText(startDate, locale), part].filter(Boolean).join(', ');
  }
  if (!start && !end) return periodText(time, locale);
  return `${withHalf(dateText(startDate, locale), start)} to ${withHalf(dateText(endDate, locale), end)}`;
}

/** The minutes as people say them: '2:30 hours'. */
export function hoursText(minutes: number): string {
  return `${amountText(minutes, 'HOUR')} hours`;
}

/** What is told of a time besides its days: nothing where these are whole. */
export function toldHalvesOf({
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

/** What stands beside the first and the last day where they are not whole days. */
export function halfWords({ startHalf, endHalf }: RequestedTime): {
  start: 'afternoon' | undefined;
  end: 'morning' | undefined;
} {
  return {
    start: startHalf === 'PM' ? 'afternoon' : undefined,
    end: endHalf === 'AM' ? 'morning' : undefined,
  };
}

function withHalf(date: string, half: string | undefined): string {
  return half === undefined ? date : `${date} (${half})`;
}
