import { notFound, type Outcome } from '@almanac/domain/refusal';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { changeAsTeamAdmin } from '../directory/change-as-team-admin.ts';
import { removalEntry } from '../directory/membership-record.ts';
import { removeMembership } from './store.ts';

export function removeMember(
  context: UseCaseContext,
  { memberId }: { memberId: string },
): Promise<Outcome<null, 'FORBIDDEN' | 'NOT_FOUND'>> {
  return changeAsTeamAdmin(context, async (writer) => {
    const removed = await removeMembership(writer, memberId);
    if (!removed) return notFound('Membership');
    return {
      result: null,
      audit: removalEntry(removed),
    };
  });
}
