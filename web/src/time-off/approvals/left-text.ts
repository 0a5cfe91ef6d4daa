import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes } from '@almanac/domain/calendar/period';
import { leaveYearName } from '@almanac/domain/leave/leave-year';
import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import type { RequestPreview } from '@almanac/domain/time-off/booking/schema';
import { isEntitled } from '@almanac/domain/time-off/requests/vocabulary';
import { countText } from '../../platform/count-text.ts';

interface LeftText {
  term: string;
  text: string;
}

/**
 * What is left with the request, in the leave years that it takes from; of how many days, where the balance is of
 * that year.
 */
export function leftText(
  { byLeaveYear }: Pick<RequestPreview, 'byLeaveYear'>,
  type: string,
  { today, balance }: { today: CalendarDate; balance: LeaveBalance | undefined },
): LeftText {
  const taken = byLeaveYear.filter(({ amount }) => amount > 0);
  const isThisYear = taken.every(({ leaveYear }) => includes(leaveYear, today));
  const term = isThisYear
    ? 'Left this leave year'
    : `Left in ${taken.map(({ leaveYear }) => leaveYearName(leaveYear)).join(' and ')}`;
  if (!isEntitled(type)) return { term, text: 'Takes nothing from a balance' };
  const [first, last = first] = taken.map(({ left }) => left ?? 0);
  if (first === undefined || last === undefined) return { term, text: 'Not known' };
  const noun = type === 'SICK_LEAVE' ? 'sick day' : 'vacation day';
  if (taken.length > 1) return { term, text: `${first} and ${countText(last, noun)}` };
  if (!isThisYear || !balance) return { term, text: countText(first, noun) };
  const total = type === 'SICK_LEAVE' ? balance.sickDaysTotal : balance.vacationDaysTotal;
  return { term, text: `${first} of ${countText(total, noun)}` };
}
