import { personName } from '@almanac/domain/access/person-name';
import { teamsExported } from '@almanac/domain/audit/export-events';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { personAddress } from '@almanac/domain/erased-person';
import type { FileFormat } from '@almanac/domain/file-format';
import { englishTexts } from '@almanac/domain/language/english-texts';
import type { Language } from '@almanac/domain/language/language';
import type { Message } from '@almanac/domain/language/message';
import { nameIn } from '@almanac/domain/language/names';
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
import { message } from './messages/message.ts';

const columns = {
  team: { heading: message('teams.members.export.team') },
  department: { heading: message('teams.members.export.department') },
  isActive: { heading: message('teams.members.export.isActive') },
  teamLead: { heading: message('teams.members.export.teamLead') },
  teamLeadEmail: { heading: message('teams.members.export.teamLeadEmail') },
  member: { heading: message('teams.members.export.member') },
  memberEmail: { heading: message('teams.members.export.memberEmail') },
  allocationPercent: { heading: message('teams.members.export.allocationPercent') },
  startDate: { heading: message('teams.members.export.startDate'), holds: 'dates' },
  endDate: { heading: message('teams.members.export.endDate'), holds: 'dates' },
  status: {
    heading: message('teams.members.export.status'),
    words: Object.fromEntries(Object.values(membershipStatusNames).map((name) => [statusText(name), name])),
  },
  teamId: { heading: message('teams.members.export.teamId') },
  memberId: { heading: message('teams.members.export.memberId') },
} as const;

/** Returns the matching teams with all their memberships as a file. */
export async function exportTeams(
  context: UseCaseContext,
  { format, ...filters }: ExportTeams & FileFormat,
): Promise<Outcome<Download, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const { actor, database, today, texts } = context;
  const language = format === 'CSV' ? 'en' : texts.language;
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
    format,
    columns,
    rows: inPieces(teams, async (piece) => {
      const ids = piece.map(({ id }) => id);
      const members = Map.groupBy(await readMembersOfTeams(database, ids, today), ({ teamId }) => teamId);
      return piece.flatMap((team) => rowsOf(team, members.get(team.id) ?? [], { today, language }));
    }),
  });
}

function rowsOf(
  { id, department, isActive, teamLead, ...named }: Team,
  members: TeamMember[],
  { today, language }: { today: CalendarDate; language: Language },
) {
  const team = {
    team: nameIn(language, named),
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
    status: statusText(membershipStatusNames[membershipStatus(member, today)]),
    memberId: member.id,
  }));
}

/** The neutral form has the status in English, not as a code. */
function statusText(name: Message): string {
  return englishTexts.text(name);
}
