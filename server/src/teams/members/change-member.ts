import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/teams/members/messages/message';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import {
  changeMemberships,
  type MembershipChange,
  type MembershipRefusalCode,
} from './change-memberships.ts';

export async function changeMember(
  context: UseCaseContext,
  input: MembershipChange,
): Promise<Outcome<TeamMember, MembershipRefusalCode>> {
  const outcome = await changeMemberships(context, [input]);
  if (isRefusal(outcome)) return outcome;
  return outcome[0] ?? notFound(message('teams.members.membership'));
}
