import { checkReportViewer } from '@almanac/domain/access/approver-rules';
import { type CalendarDate, isWeekend } from '@almanac/domain/calendar/calendar-date';
import { daysOf, intersection } from '@almanac/domain/calendar/period';
import { employedWithin } from '@almanac/domain/people/accounts/employment';
import type { Outcome } from '@almanac/domain/refusal';
import { checkCalendarSize } from '@almanac/domain/time-off/presence/report-size';
import type { ReadCalendarReport } from '@almanac/domain/time-off/presence/schema';
import type { CalendarReport } from '@almanac/domain/time-off/reports/schema';
import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';
import { personReference } from '../../people/accounts/records/person-reference.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { visiblePeople } from '../../teams/members/scope-queries.ts';
import { readCalendarEntries, readCalendarSize } from './queries.ts';

export async function readCalendarReport(
  { database, actor, today }: UseCaseContext,
  filters: ReadCalendarReport,
): Promise<Outcome<CalendarReport, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const permission = checkReportViewer(actor);
  if (permission.refused) return permission;
  const decision = checkPeriod(filters);
  if (decision.refused) return decision;
  const people = visiblePeople(actor, today);
  const { days: daysAway, types } = await readCalendarSize(database, actor, people, filters);
  const size = checkCalendarSize(daysAway);
  if (size.refused) return size;
  const requests = await readCalendarEntries(database, actor, people, { ...filters, types });
  const { startDate, endDate } = filters;
  const entriesOf = new Map<CalendarDate, CalendarReport['days'][number]['entries']>();
  for (const request of requests) {
    const { id: requestId, type, requesterId, name, email } = request;
    const entry = { requestId, requester: personReference({ id: requesterId, name, email }), type };
    const asked = intersection(request, filters);
    const shown = asked ? employedWithin(asked, request.employment) : [];
    for (const date of shown.flatMap(daysOf)) {
      const entries = entriesOf.get(date);
      if (entries) entries.push(entry);
      else entriesOf.set(date, [entry]);
    }
  }
  const days = daysOf(filters).map((date) => ({
    date,
    isWeekend: isWeekend(date),
    entries: entriesOf.get(date) ?? [],
  }));
  return { startDate, endDate, days };
}
