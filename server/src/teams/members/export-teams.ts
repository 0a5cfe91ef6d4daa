import { personName } from '@almanac/domain/access/person-name';
import { teamsExported } from '@almanac/domain/audit/export-events';
import { personAddress } from '@almanac/domain/erased-person';
import type { Outcome } from '@almanac/domain/refusal';
import type { ExportTeams, Team } from '@almanac/domain/teams/directory/schema';
import { checkTeamExport } from '@almanac/domain/teams/directory/team-rules';
import { membershipStatus, membershipStatusNames } from '@almanac/domain/teams/members/membership-rules';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { exportList } from '../../audit/audited-export.ts';
import type { Download } from '../../platform/use-case/download.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { inPieces } from '../../platform/work/in-pieces.ts';
import { readMatchingTeams } from '../directory/queries.ts';
import { countTeamRows, readMembersOfTeams } from './membership-queries.ts';

/** Returns the matching teams with all their memberships as a CSV file. */
export async function exportTeams(
  context: UseCaseContext,
  filters: ExportTeams,
): Promise<Outcome<Download, 'FORBIDDEN'>> {
  const { actor, database, today, texts } = context;
  const permission = checkTeamExport(actor);
  if (permission.refused) return permission;
  const teams = await readMatchingTeams(database, { today, viewer: actor, filters });
  return exportList(context, {
    event: teamsExported,
    fileName: 'teams',
    total: await countTeamRows(
      database,
      teams.map(({ id }) => id),
    ),
    columns: [
      'team',
      'department',
      'isActive',
      'teamLead',
      'teamLeadEmail',
      'member',
      'memberEmail',
      'allocationPercent',
      'startDate',
      'endDate',
      'status',
      'teamId',
      'memberId',
    ],
    rows: inPieces(teams, async (piece) => {
      const ids = piece.map(({ id }) => id);
      const members = Map.groupBy(await readMembersOfTeams(database, ids, today), ({ teamId }) => teamId);
      return piece.flatMap((team) => rowsOf(team, members.get(team.id) ?? [], { today, texts }));
    }),
  });
}

function rowsOf(
  { id, name, department, isActive, teamLead }: Team,
  members: TeamMember[],
  { today, texts }: Pick<UseCaseContext, 'today' | 'texts'>,
) {
  const team = {
    team: name,
    department: department.name,
    isActive,
    teamLead: teamLead && personName(teamLead),
    teamLeadEmail: teamLead && personAddress(teamLead),
    teamId: id,
  };
  if (members.length === 0) return [team];
  return members.map((member) => ({
    ...team,
    member: personName(member.user),
    memberEmail: personAddress(member.user),
    allocationPercent: member.allocationPercent,
    startDate: member.startDate,
    endDate: member.endDate,
    status: texts.text(membershipStatusNames[membershipStatus(member, today)]),
    memberId: member.id,
  }));
}
