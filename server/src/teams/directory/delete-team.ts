import { notFound, type Outcome } from '@almanac/domain/refusal';
import type {} from '../../platform/database/database.ts';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { changeAsTeamAdmin } from './change-as-team-admin.ts';
import { lockTeamForDeletion, removeTeam } from './store.ts';

export function deleteTeam(
  context: UseCaseContext,
  { id }: { id: string },
): Promise<Outcome<null, 'FORBIDDEN' | 'NOT_FOUND'>> {
  return changeAsTeamAdmin(context, async (writer) => {
    const team = await lockTeamForDeletion(writer, id);
    if (!team) return notFound('Team');
    const memberships = await removeTeam(writer, id);
    const count = memberships.length === 1 ? '1 membership' : `${memberships.length} memberships`;
    return {
      result: null,
      audit: {
        action: 'team.deleted',
        entity: 'team',
        entityId: id,
        summary: `Deleted the team ${team.name} with ${count}`,
        details: { team, memberships },
      },
    };
  });
}
