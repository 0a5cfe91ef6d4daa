import { checkUserManager } from '@almanac/domain/access/admin-rules';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import { goesOnAfter } from '@almanac/domain/teams/members/membership-period';
import type { Leaving, ReadLeaving } from '@almanac/domain/time-off/leaving/schema';
import { personReference } from '../../people/accounts/person-reference.ts';
import { doesUserExist } from '../../people/accounts/queries.ts';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { percentOf, readMemberships } from '../../teams/members/membership-queries.ts';
import { readOpenRequests } from '../requests/queries.ts';
import { readLedTeams, readSuccessor, readWaitingRequests } from './queries.ts';

export async function readLeaving(
  { database, actor, today }: UseCaseContext,
  { id, lastDay }: { id: string } & ReadLeaving,
): Promise<Outcome<Leaving, 'FORBIDDEN' | 'NOT_FOUND'>> {
  const permission = checkUserManager(actor);
  if (permission.refused) return permission;
  if (!(await doesUserExist(database, id))) return notFound('User');
  const requests = (await readOpenRequests(database, id, actor)).map(({ seenType, ...request }) => ({
    ...request,
    type: seenType.code,
  }));
  const memberships = await readMemberships(database, [id]);
  const successor = await readSuccessor(database, id);
  return {
    lastDay,
    pendingRequests: requests.filter(({ status }) => status === 'PENDING'),
    laterLeave: requests.filter(({ endDate }) => endDate > lastDay),
    memberships: memberships
      .filter((membership) => goesOnAfter(membership, lastDay))
      .map(({ id: memberId, teamId, teamName, endDate = null, ...membership }) => ({
        id: memberId,
        team: { id: teamId, name: teamName },
        ...percentOf({ ...membership, endDate }),
      })),
    ledTeams: await readLedTeams(database, id),
    waitingRequests: await readWaitingRequests(database, id, today),
    ...(successor && { successor: personReference(successor) }),
  };
}
