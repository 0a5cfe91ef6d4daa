import { randomUUIDv7 } from 'node:crypto';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/teams/directory/messages/message';
import { checkNewMember } from '@almanac/domain/teams/directory/team-rules';
import { membershipAdded } from '@almanac/domain/teams/events';
import { checkMembership } from '@almanac/domain/teams/members/membership-rules';
import { toTenths } from '@almanac/domain/teams/members/percent';
import type { AddMember, TeamMember } from '@almanac/domain/teams/members/schema';
import { createdFields } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';
import { lockPeople } from '../../people/accounts/records/lock-store.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { changeAsTeamAdmin } from '../directory/change-as-team-admin.ts';
import { membershipFacts, membershipFields, membershipRecord } from '../directory/membership-record.ts';
import { lockTeamAgainstDeletion } from '../directory/store.ts';
import { readKnownMember, readMemberships } from './membership-queries.ts';
import { withWarning } from './membership-text.ts';
import { insertMembership } from './store.ts';

export function addMember(
  context: UseCaseContext,
  input: AddMember,
): Promise<Outcome<TeamMember, 'VALIDATION_ERROR' | 'FORBIDDEN' | 'NOT_FOUND' | 'ALREADY_MEMBER'>> {
  const { teamId, userId, allocationPercent, startDate, endDate } = input;
  return changeAsTeamAdmin(context, async (writer) => {
    const team = await lockTeamAgainstDeletion(writer, teamId);
    if (!team) return notFound(message('teams.directory.team'));
    const [person] = await lockPeople(writer, [userId]);
    const eligibility = checkNewMember(person);
    if (eligibility.refused) return eligibility;
    const memberships = await readMemberships(writer, [userId]);
    const wanted = {
      id: randomUUIDv7(),
      teamId,
      userId,
      allocationTenths: toTenths(allocationPercent),
      startDate,
      endDate: endDate ?? undefined,
      isActive: true,
    };
    const decision = checkMembership(wanted, memberships);
    if (decision.refused) return decision;
    await insertMembership(writer, wanted);
    const member = await readKnownMember(writer, wanted.id, context.today);
    const added = { ...wanted, teamName: team.name };
    return {
      result: withWarning(member, [...memberships, wanted], context.texts),
      events: [
        membershipAdded({
          entityId: wanted.id,
          subject: namedPerson(member.user),
          changes: createdFields(membershipRecord(added), membershipFields),
          data: { membership: membershipFacts(added) },
        }),
      ],
    };
  });
}
