import type { Outcome } from '@almanac/domain/refusal';
import { checkReportViewer } from '@almanac/domain/time-off/approver';
import { coverage } from '@almanac/domain/time-off/coverage';
import type { Coverage, ReadCalendarReport } from '@almanac/domain/time-off/report-schema';
import { checkReportPeriod } from '@almanac/domain/time-off/reports';
import type { UseCaseContext } from '../platform/use-case.ts';
import { isInSight } from './approval-scope.ts';
import { readPresenceOf } from './group-queries.ts';

export async function readCoverage(
  { database, actor, today }: UseCaseContext,
  filters: ReadCalendarReport,
): Promise<Outcome<Coverage>> {
  const permission = checkReportViewer(actor);
  if (permission.refused) return permission;
  const decision = checkReportPeriod(filters);
  if (decision.refused) return decision;
  return coverage(filters, await readPresenceOf(database, isInSight(actor, today), filters));
}
