import { checkReportViewer } from '@almanac/domain/access/approver-rules';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/teams/directory/messages/message';
import { businessDaysByType } from '@almanac/domain/time-off/reports/reports';
import type { ReadTeamReport, TeamReport } from '@almanac/domain/time-off/reports/schema';
import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { peopleInReports } from '../../teams/members/scope-queries.ts';
import { readTeamForReport } from './queries.ts';

export async function readTeamReport(
  { database, actor, today }: UseCaseContext,
  { teamId, startDate, endDate }: { teamId: string } & ReadTeamReport,
): Promise<Outcome<TeamReport, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  const permission = checkReportViewer(actor);
  if (permission.refused) return permission;
  const period = { startDate, endDate };
  const decision = checkPeriod(period);
  if (decision.refused) return decision;
  const found = await readTeamForReport(database, actor, peopleInReports(actor, today), teamId, period);
  if (!found) return notFound(message('teams.directory.team'));
  const { team, members } = found;
  return {
    team,
    ...period,
    members: members.map(({ requests, ...member }) => ({
      ...member,
      businessDaysByType: businessDaysByType(requests, period),
    })),
    totals: businessDaysByType(
      members.flatMap(({ requests }) => requests),
      period,
    ),
  };
}
