import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { type RuleFacts, rulesOverTime } from './plan.ts';

/**
 * The earliest start the person may request for the type today, by the notice period effective on that day. In the
 * past if late reports are allowed; undefined if the type is no longer offered.
 */
export function earliestStart(facts: RuleFacts, today: CalendarDate): CalendarDate | undefined {
  for (const { startDate, endDate, rules } of rulesOverTime(facts)) {
    if (!rules) continue;
    const inTime = addDays(today, rules.minNoticeDays);
    const first = inTime > startDate ? inTime : startDate;
    if (first <= endDate) return first;
  }
  return undefined;
}
