import type { Outcome } from '@almanac/domain/refusal';
import { checkReportViewer } from '@almanac/domain/time-off/approver';
import type { ReadStatistics, Statistics } from '@almanac/domain/time-off/report-schema';
import { calendarYear, statistics } from '@almanac/domain/time-off/reports';
import type { UseCaseContext } from '../platform/use-case.ts';
import { isInApprovalScope } from './approval-scope.ts';
import { readRequestsTouching } from './report-queries.ts';

export async function readStatistics(
  { database, actor, today }: UseCaseContext,
  { year = Number(today.slice(0, 4)), departmentId }: ReadStatistics,
): Promise<Outcome<Statistics>> {
  const permission = checkReportViewer(actor);
  if (permission.refused) return permission;
  const scope = isInApprovalScope(actor, today);
  const requests = await readRequestsTouching(database, scope, calendarYear(year), departmentId);
  return statistics(year, requests);
}
