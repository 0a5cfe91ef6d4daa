import type { Outcome, Refusal, RefusalCode } from '@almanac/domain/refusal';
import type { ChangeMembers, TeamMember } from '@almanac/domain/teams/members/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { changeMemberships, type MembershipRefusalCode } from './change-memberships.ts';

export function changeMembers(
  context: UseCaseContext,
  { updates, versions = {} }: ChangeMembers,
): Promise<Outcome<TeamMember[], MembershipRefusalCode>> {
  const changes = updates.map((update) => ({ ...update, version: versions[update.memberId] }));
  return changeMemberships(context, changes, atUpdate);
}

function atUpdate<Code extends RefusalCode>(refusal: Refusal<Code>, index: number): Refusal<Code> {
  if (!refusal.issues) return refusal;
  const issues = refusal.issues.map(({ path, message }) => ({ path: `updates.${index}.${path}`, message }));
  return { ...refusal, issues };
}
