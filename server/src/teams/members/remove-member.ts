import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { asSeen } from '@almanac/domain/version-check';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { changeAsTeamAdmin } from '../directory/change-as-team-admin.ts';
import { removalEntry } from '../directory/membership-record.ts';
import { removeMembership } from './store.ts';

export function removeMember(
  context: UseCaseContext,
  { memberId, version }: { memberId: string; version?: number | undefined },
): Promise<Outcome<null, 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>> {
  return changeAsTeamAdmin(context, async (writer) => {
    const removed = asSeen('Membership', version, await removeMembership(writer, memberId));
    return isRefusal(removed) ? removed : { result: null, audit: removalEntry(removed) };
  });
}
