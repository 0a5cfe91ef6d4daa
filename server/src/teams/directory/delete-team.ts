import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/teams/directory/messages/message';
import { teamDeleted } from '@almanac/domain/teams/events';
import { checkVersion, type VersionedRecord } from '@almanac/domain/version-check';
import { deletedEach, deletedFields } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { changeAsTeamAdmin } from './change-as-team-admin.ts';
import { removedEvent } from './membership-record.ts';
import { readTeamsById } from './queries.ts';
import { lockTeamForDeletion, removeTeam } from './store.ts';
import { loggedTeamFields, teamRecord } from './team-record.ts';

export function deleteTeam(
  context: UseCaseContext,
  { id, version }: VersionedRecord,
): Promise<Outcome<null, 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>> {
  return changeAsTeamAdmin(context, async (writer) => {
    await lockTeamForDeletion(writer, id);
    const [found] = await readTeamsById(writer, context.today, [id]);
    const team = checkVersion(message('teams.directory.team'), version, found);
    if (isRefusal(team)) return team;
    const memberships = await removeTeam(writer, id);
    const members = memberships.map(({ userId, name, email }) => namedPerson({ id: userId, name, email }));
    return {
      result: null,
      events: [
        teamDeleted({
          entityId: id,
          changes: [...deletedFields(teamRecord(team), loggedTeamFields), ...deletedEach('member', members)],
        }),
        ...memberships.map((each) => removedEvent({ ...each, teamName: team.name }, { withTeam: true })),
      ],
    };
  });
}
