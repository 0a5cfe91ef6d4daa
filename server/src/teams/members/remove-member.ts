import { notFound, type Outcome } from '@almanac/domain/refusal';
import type {} from '../../platform/database/database.ts';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { changeAsTeamAdmin } from '../directory/change-as-team-admin.ts';
import { sayPerson } from './membership-text.ts';
import { removeMembership } from './store.ts';

export function removeMember(
  context: UseCaseContext,
  { memberId }: { memberId: string },
): Promise<Outcome<null, 'FORBIDDEN' | 'NOT_FOUND'>> {
  return changeAsTeamAdmin(context, async (writer) => {
    const removed = await removeMembership(writer, memberId);
    if (!removed) return notFound('Membership');
    const { name, email, teamName, ...membership } = removed;
    return {
      result: null,
      audit: {
        action: 'membership.removed',
        entity: 'membership',
        entityId: memberId,
        summary: `Removed ${sayPerson(removed)} from the team ${teamName}`,
        details: membership,
      },
    };
  });
}
