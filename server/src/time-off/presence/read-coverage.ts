import { checkReportViewer } from '@almanac/domain/access/approver-rules';
import type { Outcome } from '@almanac/domain/refusal';
import { coverage } from '@almanac/domain/time-off/presence/coverage';
import type { Coverage, ReadCalendarReport } from '@almanac/domain/time-off/presence/schema';
import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readVisiblePresence } from './queries.ts';

export async function readCoverage(
  { database, actor, today }: UseCaseContext,
  filters: ReadCalendarReport,
): Promise<Outcome<Coverage, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const permission = checkReportViewer(actor);
  if (permission.refused) return permission;
  const decision = checkPeriod(filters);
  if (decision.refused) return decision;
  return coverage(filters, await readVisiblePresence(database, actor, today, filters));
}
