import { checkReportViewer } from '@almanac/domain/access/approver-rules';
import { isTypeShown, noSuchType } from '@almanac/domain/leave/types/leave-type';
import type { Outcome } from '@almanac/domain/refusal';
import { checkReportPeriod } from '@almanac/domain/time-off/reports/absences/report-period';
import type { ExportAbsenceReport } from '@almanac/domain/time-off/reports/absences/report-schema';
import { readTypesByCode } from '../../../leave/types/type-queries.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { peopleInReports } from '../../../teams/members/scope-queries.ts';
import { type Absentee, readAbsentees } from './absence-queries.ts';

/** The people visible to the caller with absences to report, by name, if the report may be made. */
export async function readAskedAbsentees(
  { actor, database, today }: UseCaseContext,
  { from, to, ...filters }: ExportAbsenceReport,
): Promise<Outcome<Absentee[], 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const permission = checkReportViewer(actor);
  if (permission.refused) return permission;
  const period = checkReportPeriod({ from, to }, today);
  if (period.refused) return period;
  if (filters.type !== undefined) {
    const type = (await readTypesByCode(database)).find(filters.type);
    if (!type || !isTypeShown(type, { role: actor.role }, true)) return noSuchType;
  }
  const days = { startDate: from, endDate: to };
  return readAbsentees(database, peopleInReports(actor, today), days, filters);
}

/** What the question asks about each of the people. */
export function reportedOf({ from, to, type, placeId }: ExportAbsenceReport) {
  return {
    startDate: from,
    endDate: to,
    type,
    placeIds: placeId === undefined ? undefined : [placeId],
  };
}
