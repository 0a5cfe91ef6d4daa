import { isRefusal, notFound, type Outcome, type Refusal, type RefusalCode } from '@almanac/domain/refusal';
import { checkMembership, withChange } from '@almanac/domain/teams/members/membership-rules';
import { message } from '@almanac/domain/teams/members/messages/message';
import type { ChangeMember, TeamMember } from '@almanac/domain/teams/members/schema';
import { checkVersion } from '@almanac/domain/version-check';
import { lockPeople } from '../../people/accounts/records/lock-store.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { changeAsTeamAdmin } from '../directory/change-as-team-admin.ts';
import { changedEvents } from '../directory/membership-record.ts';
import {
  readMembersById,
  readMemberships,
  readPeopleOf,
  type StoredMembership,
} from './membership-queries.ts';
import { withWarning } from './membership-text.ts';
import { lockMemberships, saveMemberships } from './store.ts';

export type MembershipChange = ChangeMember & { memberId: string };

export type MembershipRefusalCode =
  | 'VALIDATION_ERROR'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CHANGED_MEANWHILE'
  | 'ALREADY_MEMBER';

interface ChangedMembership {
  seenVersion: number | undefined;
  before: StoredMembership;
  after: StoredMembership;
}

/**
 * Changes all memberships or none, checked by their joint result. `locate` attributes a refusal to the first change
 * that conflicts with unchanged memberships or earlier changes.
 */
export function changeMemberships(
  context: UseCaseContext,
  changes: readonly MembershipChange[],
  locate: <Code extends RefusalCode>(refusal: Refusal<Code>, index: number) => Refusal<Code> = (refusal) =>
    refusal,
): Promise<Outcome<TeamMember[], MembershipRefusalCode>> {
  const ids = changes.map(({ memberId }) => memberId);
  return changeAsTeamAdmin(context, async (writer) => {
    const people = await readPeopleOf(writer, ids);
    if (people.length === 0) return notFound(message('teams.members.membership'));
    await lockPeople(writer, people);
    await lockMemberships(writer, people);
    const stored = await readMemberships(writer, people);
    const changed = changes.flatMap((each) => changeAmong(stored, each));
    if (changed.length < changes.length) return notFound(message('teams.members.membership'));
    const memberships = stored.filter(({ id }) => !ids.includes(id));
    for (const [index, { seenVersion, before, after }] of changed.entries()) {
      const seen = checkVersion(message('teams.members.membership'), seenVersion, before);
      if (isRefusal(seen)) return seen;
      const decision = checkMembership(after, ofPerson(after.userId, memberships));
      if (decision.refused) return locate(decision, index);
      memberships.push(after);
    }
    await saveMemberships(
      writer,
      changed.map(({ after }) => after),
    );
    const members = await readMembersById(writer, ids, context.today);
    const result = members.map((member) =>
      withWarning(member, ofPerson(member.userId, memberships), context.texts),
    );
    const [event, ...events] = changed.flatMap(({ before, after }) => changedEvents(before, after));
    return event ? { result, events: [event, ...events] } : unchanged(result);
  });
}

function changeAmong(
  memberships: readonly StoredMembership[],
  { memberId, version: seenVersion, ...change }: MembershipChange,
): ChangedMembership[] {
  const before = memberships.find(({ id }) => id === memberId);
  return before ? [{ seenVersion, before, after: withChange(before, change) }] : [];
}

function ofPerson(userId: string, memberships: readonly StoredMembership[]): StoredMembership[] {
  return memberships.filter((each) => each.userId === userId);
}
