import { allowed, type Decision } from '@almanac/domain/refusal';
import { checkTeamLead } from '@almanac/domain/teams/directory/team-rules';
import { lockPeople } from '../../people/accounts/records/lock-store.ts';
import type { Writer } from '../../platform/database/database.ts';

/** Whether the person named may be made team lead, while they stay as they are; so they may where nobody is named. */
export async function validateTeamLead(
  writer: Writer,
  userId: string | null | undefined,
): Promise<Decision<'VALIDATION_ERROR'>> {
  if (!userId) return allowed;
  const [person] = await lockPeople(writer, [userId]);
  return checkTeamLead(person);
}
