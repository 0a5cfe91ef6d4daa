import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { leaveYearName } from '@almanac/domain/leave/leave-year';
import type { RequestPreview } from '@almanac/domain/time-off/booking/schema';
import { countText } from '../../platform/count-text.ts';

interface PreviewText {
  /** What the request takes and leaves; empty where there is nothing to say. */
  sentence: string;
  /** The same for each leave year, where the request takes from several. */
  shares: { leaveYear: Period; text: string }[];
}

/** What a request of the type takes from the balance and leaves of it, as its requester reads it on the day. */
export function previewText(
  { byLeaveYear }: Pick<RequestPreview, 'byLeaveYear'>,
  type: string,
  today: CalendarDate,
): PreviewText {
  const taken = byLeaveYear.filter(({ amount }) => amount > 0);
  const [first, ...others] = taken;
  if (!first) return { sentence: '', shares: [] };
  if (first.left === null) return { sentence: 'Takes nothing from your balance.', shares: [] };
  if (others.length === 0) {
    const year = includes(first.leaveYear, today) ? undefined : `in ${leaveYearName(first.leaveYear)}`;
    return { sentence: sentenceOf(type, first.left, year), shares: [] };
  }
  return {
    sentence: '',
    shares: taken.map(({ leaveYear, amount, left }) => {
      const year = includes(leaveYear, today) ? 'this year' : `in ${leaveYearName(leaveYear)}`;
      return { leaveYear, text: `${countText(amount, 'day')} ${year}, ${effectOf(type, left ?? 0)}` };
    }),
  };
}

function sentenceOf(type: string, left: number, otherYear: string | undefined): string {
  if (left < 0) return `${['That is', excessOf(left), otherYear].filter(Boolean).join(' ')}.`;
  const sentence = `Leaves you ${leftOf(type, left)} ${otherYear ?? 'this year'}.`;
  return type === 'SICK_LEAVE' && left === 0 ? `${sentence} Sick leave may go beyond them.` : sentence;
}

function effectOf(type: string, left: number): string {
  return left < 0 ? excessOf(left) : `leaving you ${leftOf(type, left)}`;
}

function excessOf(left: number): string {
  return `${countText(-left, 'day')} more than you have`;
}

function leftOf(type: string, left: number): string {
  return countText(left, type === 'SICK_LEAVE' ? 'sick day' : 'vacation day');
}
