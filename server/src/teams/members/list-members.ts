import { notFound, type Outcome } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/teams/directory/messages/message';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { doesTeamExist } from '../directory/queries.ts';
import { readMembersOf } from './membership-queries.ts';

export async function listMembers(
  { database, today }: UseCaseContext,
  { teamId }: { teamId: string },
): Promise<Outcome<TeamMember[], 'NOT_FOUND'>> {
  const members = await readMembersOf(database, teamId, today);
  return members.length > 0 || (await doesTeamExist(database, teamId))
    ? members
    : notFound(message('teams.directory.team'));
}
