import { addDays, addMonths, type CalendarDate } from '../../../calendar/calendar-date.ts';
import { firstBoundedDay } from '../../../calendar/day-bounds.ts';
import { checkDays } from '../../../calendar/day-fault.ts';
import { allowed, type Decision, refuseInput } from '../../../refusal.ts';
import { message } from '../messages/message.ts';

const longestPeriodInMonths = 24;

/** The days of a report, both included. */
export interface ReportPeriod {
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * Whether the report may cover the period: at most 24 months, from 1950 to the end of the tenth year after today.
 * Refuses with `VALIDATION_ERROR` at the field.
 */
export function checkReportPeriod(
  { from, to }: ReportPeriod,
  today: CalendarDate,
): Decision<'VALIDATION_ERROR'> {
  if (to < from) return refuseInput('to', message('time-off.reports.toBeforeFrom'));
  const bounds = checkDays(
    [
      { path: 'from', label: message('time-off.reports.from'), day: from, first: firstBoundedDay },
      { path: 'to', label: message('time-off.reports.to'), day: to, first: firstBoundedDay },
    ],
    today,
  );
  if (bounds.refused) return bounds;
  if (to <= addDays(addMonths(from, longestPeriodInMonths), -1)) return allowed;
  return refuseInput('to', message('time-off.reports.longestPeriod'));
}
