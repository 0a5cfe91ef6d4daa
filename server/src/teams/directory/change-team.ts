import { allowed, notFound, type Outcome } from '@almanac/domain/refusal';
import type { ChangeTeam, Team } from '@almanac/domain/teams/directory/schema';
import { teamNameTaken } from '@almanac/domain/teams/directory/team-rules';
import { lockDepartment } from '../../departments/lock-store.ts';
import type {} from '../../platform/database/database.ts';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { changeAsTeamAdmin } from './change-as-team-admin.ts';
import { judgeTeamLead } from './judge-team-lead.ts';
import { isTeamNameTaken, readKnownTeam } from './queries.ts';
import { lockTeam, saveTeam } from './store.ts';

export function changeTeam(
  context: UseCaseContext,
  { id, ...input }: ChangeTeam & { id: string },
): Promise<Outcome<Team, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND' | 'TEAM_NAME_TAKEN'>> {
  const { name, teamLeadId } = input;
  return changeAsTeamAdmin(context, async (writer) => {
    const before = await lockTeam(writer, id);
    if (!before) return notFound('Team');
    const lead = teamLeadId === before.teamLeadId ? allowed : await judgeTeamLead(writer, teamLeadId);
    if (name !== undefined) {
      await lockDepartment(writer, before.departmentId);
      if (await isTeamNameTaken(writer, name, before.departmentId, id)) return teamNameTaken(name);
    }
    if (lead.refused) return lead;
    await saveTeam(writer, id, input);
    const team = await readKnownTeam(writer, context.today, id);
    const rename = team.name === before.name ? '' : `, now ${team.name}`;
    return {
      result: team,
      audit: {
        action: 'team.changed',
        entity: 'team',
        entityId: id,
        summary: `Changed the team ${before.name}${rename}`,
        details: { before, change: input },
      },
    };
  });
}
