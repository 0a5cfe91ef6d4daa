import { allowed, isRefusal, type Outcome } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/teams/directory/messages/message';
import type { ChangeTeam, Team } from '@almanac/domain/teams/directory/schema';
import { teamNameTaken } from '@almanac/domain/teams/directory/team-rules';
import { teamChanged } from '@almanac/domain/teams/events';
import { checkVersion } from '@almanac/domain/version-check';
import { changedFields } from '../../audit/changed-fields.ts';
import { lockDepartment } from '../../departments/lock-store.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { changeAsTeamAdmin } from './change-as-team-admin.ts';
import { isTeamNameTaken, readKnownTeam, readTeamsById } from './queries.ts';
import { lockTeam, saveTeam } from './store.ts';
import { loggedTeamFields, teamRecord } from './team-record.ts';
import { validateTeamLead } from './validate-team-lead.ts';

export function changeTeam(
  context: UseCaseContext,
  { id, version, ...input }: ChangeTeam & { id: string },
): Promise<
  Outcome<Team, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'TEAM_NAME_TAKEN'>
> {
  const { name, teamLeadId } = input;
  return changeAsTeamAdmin(context, async (writer) => {
    await lockTeam(writer, id);
    const [found] = await readTeamsById(writer, context.today, [id]);
    const before = checkVersion(message('teams.directory.team'), version, found);
    if (isRefusal(before)) return before;
    const isSameLead = teamLeadId === before.teamLead?.id;
    const lead = isSameLead ? allowed : await validateTeamLead(writer, teamLeadId);
    const departmentId = before.department.id;
    if (name !== undefined) {
      await lockDepartment(writer, departmentId);
      if (await isTeamNameTaken(writer, name, departmentId, id)) return teamNameTaken(name);
    }
    if (lead.refused) return lead;
    await saveTeam(writer, id, input);
    const team = await readKnownTeam(writer, context.today, id);
    const changes = changedFields(teamRecord(before), teamRecord(team), loggedTeamFields);
    if (!changes) return unchanged(before);
    return { result: team, events: [teamChanged({ entityId: id, changes, data: { name: team.name } })] };
  });
}
