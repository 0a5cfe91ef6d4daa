import { allowed, type Decision } from '@almanac/domain/refusal';
import { checkTeamLead } from '@almanac/domain/teams/directory/team-rules';
import { lockPeople } from '../../people/accounts/records/lock-store.ts';
import type { Writer } from '../../platform/database/database.ts';

/** Checks whether the person can be team lead and locks them; always allowed without a person. */
export async function validateTeamLead(
  writer: Writer,
  userId: string | null | undefined,
): Promise<Decision<'VALIDATION_ERROR'>> {
  if (!userId) return allowed;
  const [person] = await lockPeople(writer, [userId]);
  return checkTeamLead(person);
}
