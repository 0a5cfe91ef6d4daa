import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import { removalOf } from '@almanac/domain/teams/members/membership-rules';
import { message } from '@almanac/domain/teams/members/messages/message';
import { checkVersion } from '@almanac/domain/version-check';
import { lockPeople } from '../../people/accounts/records/lock-store.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { changeAsTeamAdmin } from '../directory/change-as-team-admin.ts';
import { endedEvents, removedEvent } from '../directory/membership-record.ts';
import { readMemberships, readPeopleOf } from './membership-queries.ts';
import { endMemberships, lockMemberships, removeMemberships } from './store.ts';

/** Removes a member: the past stays as an ended membership, the future is deleted. */
export function removeMember(
  context: UseCaseContext,
  { memberId, version }: { memberId: string; version?: number | undefined },
): Promise<Outcome<null, 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>> {
  return changeAsTeamAdmin(context, async (writer) => {
    const people = await readPeopleOf(writer, [memberId]);
    if (people.length === 0) return notFound(message('teams.members.membership'));
    await lockPeople(writer, people);
    await lockMemberships(writer, people);
    const stored = await readMemberships(writer, people);
    const membership = checkVersion(
      message('teams.members.membership'),
      version,
      stored.find(({ id }) => id === memberId),
    );
    if (isRefusal(membership)) return membership;
    const removal = removalOf(membership, context.today);
    if (removal.kind === 'over') return unchanged(null);
    if (removal.kind === 'deleted') {
      await removeMemberships(writer, [memberId]);
      return { result: null, events: [removedEvent(membership)] };
    }
    await endMemberships(writer, [memberId], removal.endDate);
    const [event] = endedEvents(membership, removal.endDate);
    return event ? { result: null, events: [event] } : unchanged(null);
  });
}
