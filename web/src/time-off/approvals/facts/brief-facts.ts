import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes } from '@almanac/domain/calendar/period';
import { leaveYearName } from '@almanac/domain/leave/plans/leave-year';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { DecisionFacts } from '@almanac/domain/time-off/approvals/schema';
import { wholePercent } from '@almanac/domain/time-off/presence/coverage';
import { bareText } from '../../balances/account/account-text.ts';

/** What is left after the request in each of its leave years: '8 of 24 left', '3 and 20 left'. */
export function leftBriefly(
  { byLeaveYear }: Pick<DecisionFacts, 'byLeaveYear'>,
  unit: LeaveUnit,
  today: CalendarDate,
): string {
  const taken = byLeaveYear.filter(({ amount }) => amount > 0);
  const [first, ...others] = taken;
  if (!first) return 'Takes nothing';
  const lefts = taken.flatMap(({ left }) => left ?? []);
  if (lefts.length < taken.length) return 'No balance';
  const textOf = (amount: number) => bareText(amount, unit);
  const years = taken.map(({ leaveYear }) => leaveYearName(leaveYear)).join(' and ');
  const which = taken.every(({ leaveYear }) => includes(leaveYear, today)) ? '' : ` in ${years}`;
  const noun = unit === 'HOUR' ? ' hours' : '';
  if (others.length > 0 || first.total === null)
    return `${lefts.map(textOf).join(' and ')}${noun} left${which}`;
  return `${textOf(lefts[0] ?? 0)} of ${textOf(first.total)}${noun} left${which}`;
}

/** People of the department away on the fullest day: '3 away, 36 %'. */
export function awayBriefly({ away, maxPercentageImpact }: NonNullable<DecisionFacts['coverage']>): string {
  return `${away} away, ${wholePercent(maxPercentageImpact)} %`;
}
