import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { SeenAtDecision } from '@almanac/domain/time-off/approvals/schema';
import { awayBriefly, leftBriefly } from './brief-facts.ts';

/** What the approver saw on the day of the decision: '12 of 30 left, 2 away, 33 %'. */
export function seenText(
  { byLeaveYear, coverage }: SeenAtDecision,
  unit: LeaveUnit,
  decidedOn: CalendarDate,
): string {
  const left = leftBriefly({ byLeaveYear }, unit, decidedOn);
  return coverage ? `${left}, ${awayBriefly(coverage)}` : left;
}
