import { isWeekend } from '@almanac/domain/calendar/calendar-date';
import { daysOf, includes } from '@almanac/domain/calendar/period';
import type { Outcome } from '@almanac/domain/refusal';
import { checkReportViewer } from '@almanac/domain/time-off/approvals/approver';
import type { ReadCalendarReport } from '@almanac/domain/time-off/presence/schema';
import type { CalendarReport } from '@almanac/domain/time-off/reports/schema';
import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { peopleInSight } from '../../teams/members/scope-queries.ts';
import { readEveryRequest } from '../requests/queries.ts';

export async function readCalendarReport(
  { database, actor, today }: UseCaseContext,
  filters: ReadCalendarReport,
): Promise<Outcome<CalendarReport, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const permission = checkReportViewer(actor);
  if (permission.refused) return permission;
  const decision = checkPeriod(filters);
  if (decision.refused) return decision;
  const requests = await readEveryRequest(database, peopleInSight(actor, today), {
    ...filters,
    status: ['APPROVED'],
  });
  const { startDate, endDate } = filters;
  const days = daysOf(filters).map((date) => ({
    date,
    isWeekend: isWeekend(date),
    entries: requests
      .filter((request) => includes(request, date))
      .map(({ id, type, requester: { id: requesterId, name, email } }) => ({
        requestId: id,
        requester: { id: requesterId, email, ...(name !== undefined && { name }) },
        type,
      })),
  }));
  return { startDate, endDate, days };
}
