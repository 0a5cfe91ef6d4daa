import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes } from '@almanac/domain/calendar/period';
import { leaveYearName } from '@almanac/domain/leave/plans/leave-year';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { DecisionFacts } from '@almanac/domain/time-off/approvals/schema';
import { countText } from '../../../platform/lists/count-text.ts';
import { bareText, leaveText } from '../../balances/account/account-text.ts';

interface LeftText {
  term: string;
  text: string;
}

/** What is left after the request in each of its leave years, with the total of a single one. */
export function leftText(
  { byLeaveYear }: Pick<DecisionFacts, 'byLeaveYear'>,
  type: { code: string; unit: LeaveUnit },
  today: CalendarDate,
): LeftText {
  const taken = byLeaveYear.filter(({ amount }) => amount > 0);
  const isThisYear = taken.every(({ leaveYear }) => includes(leaveYear, today));
  const term = isThisYear
    ? 'Left this leave year'
    : `Left in ${taken.map(({ leaveYear }) => leaveYearName(leaveYear)).join(' and ')}`;
  const [first, last = first] = taken.map(({ left }) => left);
  if (first === undefined || last === undefined) return { term, text: 'Not known' };
  if (first === null || last === null) return { term, text: 'Takes nothing from a balance' };
  const textOf = (left: number) =>
    type.unit === 'HOUR' ? leaveText(left, 'HOUR') : countText(left, nounOf.get(type.code) ?? 'day');
  if (taken.length > 1) return { term, text: `${bareText(first, type.unit)} and ${textOf(last)}` };
  const total = taken[0]?.total ?? null;
  return { term, text: total === null ? textOf(first) : `${bareText(first, type.unit)} of ${textOf(total)}` };
}

const nounOf = new Map([
  ['VACATION', 'vacation day'],
  ['SICK_LEAVE', 'sick day'],
]);
