import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes } from '@almanac/domain/calendar/period';
import { leaveYearName } from '@almanac/domain/leave/plans/leave-year';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { DecisionFacts } from '@almanac/domain/time-off/approvals/schema';
import { wholePercent } from '@almanac/domain/time-off/presence/coverage';
import { bareText } from '../../balances/account/account-text.ts';
import { text } from './messages/brief-text.ts';

/** What is left after the request in each of its leave years: '8 of 24 left', '3 and 20 left'. */
export function leftBriefly(
  { byLeaveYear }: Pick<DecisionFacts, 'byLeaveYear'>,
  unit: LeaveUnit,
  today: CalendarDate,
): string {
  const taken = byLeaveYear.filter(({ amount }) => amount > 0);
  const [first, ...others] = taken;
  if (!first) return text('time-off.approvals.takesNothing');
  const lefts = taken.flatMap(({ left }) => left ?? []);
  if (lefts.length < taken.length) return text('time-off.approvals.noBalance');
  const textOf = (amount: number) => bareText(amount, unit);
  const isCurrent = taken.every(({ leaveYear }) => includes(leaveYear, today));
  return text('time-off.approvals.left', {
    amounts: lefts.map(textOf),
    total: others.length > 0 || first.total === null ? undefined : textOf(first.total),
    isHours: unit === 'HOUR',
    years: isCurrent ? [] : taken.map(({ leaveYear }) => leaveYearName(leaveYear)),
  });
}

/** People of the department away on the fullest day: '3 away, 36%'. */
export function awayBriefly({ away, maxPercentageImpact }: NonNullable<DecisionFacts['coverage']>): string {
  return text('time-off.approvals.away', { away, percent: wholePercent(maxPercentageImpact) });
}
