import type { Outcome, Refusal } from '@almanac/domain/refusal';
import type { ChangeMembers, TeamMember } from '@almanac/domain/teams/members/schema';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { changeMemberships } from './change-memberships.ts';

export function changeMembers(
  context: UseCaseContext,
  { updates }: ChangeMembers,
): Promise<Outcome<TeamMember[]>> {
  return changeMemberships(context, updates, atUpdate);
}

function atUpdate(refusal: Refusal, index: number): Refusal {
  if (!refusal.issues) return refusal;
  const issues = refusal.issues.map(({ path, message }) => ({ path: `updates.${index}.${path}`, message }));
  return { ...refusal, issues };
}
