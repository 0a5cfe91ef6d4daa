import { checkReportViewer } from '@almanac/domain/access/approver-rules';
import { yearOf } from '@almanac/domain/calendar/date-parts';
import { calendarYear } from '@almanac/domain/calendar/period';
import type { Outcome } from '@almanac/domain/refusal';
import { statistics } from '@almanac/domain/time-off/reports/reports';
import type { ReadStatistics, Statistics } from '@almanac/domain/time-off/reports/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { peopleInStatistics } from '../../teams/members/scope-queries.ts';
import { readRequestsTouching } from './queries.ts';

export async function readStatistics(
  { database, actor, today }: UseCaseContext,
  { year = yearOf(today), departmentId }: ReadStatistics,
): Promise<Outcome<Statistics, 'FORBIDDEN'>> {
  const permission = checkReportViewer(actor);
  if (permission.refused) return permission;
  const scope = peopleInStatistics(actor, today);
  const requests = await readRequestsTouching(database, actor, scope, calendarYear(year), departmentId);
  return statistics(year, requests);
}
