import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { type RuleFacts, rulesOverTime } from './plan.ts';

/**
 * The first day from which the person may ask for the type today, by the notice that the rules in force on that day ask for;
 * a past one where it may be reported late, and none where it is not offered any more.
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
