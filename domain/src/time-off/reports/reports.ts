import { addDays, addMonths } from '../../calendar/calendar-date.ts';
import { calendarYear, type Period } from '../../calendar/period.ts';
import { standardTypes } from '../../leave/leave-type.ts';
import { standardWork, type WorkFacts, workedDays } from '../../work-time/day-of-work.ts';
import { type HalfDaySpan, partWithin } from '../../work-time/half-day.ts';
import type { RequestStatus } from '../requests/vocabulary.ts';
import type { Statistics } from './schema.ts';

/** A request, and how its person works; without facts from Monday to Friday. */
type RequestOfPerson = HalfDaySpan & { work?: WorkFacts | undefined };

/**
 * Business days of the requests within the period, by type: days, or halves of days, that their people work; each
 * standard type has a number.
 */
export function businessDaysByType(
  requests: readonly (RequestOfPerson & { type: string })[],
  period: Period,
): Record<string, number> {
  const days = noneOfEach();
  for (const request of requests) {
    const part = partWithin(period, request);
    if (part) {
      days[request.type] = (days[request.type] ?? 0) + workedDays(part, request.work ?? standardWork);
    }
  }
  return days;
}

/** What the requests that touch the year come to; business days are the approved ones within it. */
export function statistics(
  year: number,
  requests: readonly (RequestOfPerson & { type: string; status: RequestStatus })[],
): Statistics {
  const byStatus = { PENDING: 0, APPROVED: 0, REJECTED: 0, CANCELLED: 0 };
  const byType = noneOfEach();
  for (const { status, type } of requests) {
    byStatus[status] += 1;
    byType[type] = (byType[type] ?? 0) + 1;
  }
  const approved = requests.filter(({ status }) => status === 'APPROVED');
  const months = Array.from({ length: 12 }, (_, index) => {
    const startDate = addMonths(calendarYear(year).startDate, index);
    const days = businessDaysByType(approved, { startDate, endDate: addDays(addMonths(startDate, 1), -1) });
    const businessDays = Object.values(days).reduce((sum, each) => sum + each, 0);
    return { month: index + 1, businessDays, businessDaysByType: days };
  });
  return {
    year,
    totalRequests: requests.length,
    byStatus,
    byType,
    businessDaysByType: businessDaysByType(approved, calendarYear(year)),
    byMonth: months,
  };
}

function noneOfEach(): Record<string, number> {
  return Object.fromEntries(standardTypes.map((type) => [type, 0]));
}
