import { randomUUIDv7 } from 'node:crypto';
import { type Outcome, refuseInput } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/teams/directory/messages/message';
import type { CreateTeam, Team } from '@almanac/domain/teams/directory/schema';
import { teamNameTaken } from '@almanac/domain/teams/directory/team-rules';
import { teamCreated } from '@almanac/domain/teams/events';
import { createdFields } from '../../audit/changed-fields.ts';
import { lockDepartment } from '../../departments/lock-store.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { changeAsTeamAdmin } from './change-as-team-admin.ts';
import { isTeamNameTaken, readKnownTeam } from './queries.ts';
import { insertTeam } from './store.ts';
import { loggedTeamFields, teamRecord } from './team-record.ts';
import { validateTeamLead } from './validate-team-lead.ts';

export function createTeam(
  context: UseCaseContext,
  input: CreateTeam,
): Promise<Outcome<Team, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'TEAM_NAME_TAKEN'>> {
  const { name, departmentId, teamLeadId } = input;
  return changeAsTeamAdmin(context, async (writer) => {
    const lead = await validateTeamLead(writer, teamLeadId);
    const department = await lockDepartment(writer, departmentId);
    if (!department) return refuseInput('departmentId', message('teams.directory.departmentUnknown'));
    if (await isTeamNameTaken(writer, name, departmentId)) return teamNameTaken(name);
    if (lead.refused) return lead;
    const team = { id: randomUUIDv7(), ...input };
    await insertTeam(writer, team);
    const created = await readKnownTeam(writer, context.today, team.id);
    return {
      result: created,
      events: [
        teamCreated({ entityId: team.id, changes: createdFields(teamRecord(created), loggedTeamFields) }),
      ],
    };
  });
}
