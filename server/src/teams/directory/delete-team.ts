import { notFound, type Outcome } from '@almanac/domain/refusal';
import { deletedEach, deletedFields } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { changeAsTeamAdmin } from './change-as-team-admin.ts';
import { removalEntry } from './membership-record.ts';
import { readKnownTeam } from './queries.ts';
import { lockTeamForDeletion, removeTeam } from './store.ts';
import { teamFields, teamRecord } from './team-record.ts';

export function deleteTeam(
  context: UseCaseContext,
  { id }: { id: string },
): Promise<Outcome<null, 'FORBIDDEN' | 'NOT_FOUND'>> {
  return changeAsTeamAdmin(context, async (writer) => {
    if (!(await lockTeamForDeletion(writer, id))) return notFound('Team');
    const team = await readKnownTeam(writer, context.today, id);
    const memberships = await removeTeam(writer, id);
    const members = memberships.map(({ userId, name, email }) => namedPerson({ id: userId, name, email }));
    const count = memberships.length === 1 ? '1 membership' : `${memberships.length} memberships`;
    return {
      result: null,
      audit: [
        {
          action: 'team.deleted',
          entity: 'team',
          entityId: id,
          summary: `Deleted the team ${team.name} with ${count}`,
          changes: [...deletedFields(teamRecord(team), teamFields), ...deletedEach('member', members)],
        },
        ...memberships.map((each) => removalEntry({ ...each, teamName: team.name }, ', which was deleted')),
      ],
    };
  });
}
