import { checkApprover } from '@almanac/domain/access/approver-rules';
import type { Outcome } from '@almanac/domain/refusal';
import type { ListPendingRequests } from '@almanac/domain/time-off/approvals/schema';
import { currentApprovers } from '@almanac/domain/time-off/requests/escalation';
import type { RequestPage } from '@almanac/domain/time-off/requests/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { peopleInApprovalScope } from '../../teams/members/scope-queries.ts';
import { decidersOfType, readCandidatesByPerson } from '../requests/records/approver-queries.ts';
import { readRequests } from '../requests/request-page-queries.ts';
import { readRequestersWaiting } from './queries.ts';

export async function listPendingApprovals(
  context: UseCaseContext,
  { isAsked, ...input }: ListPendingRequests,
): Promise<Outcome<RequestPage, 'FORBIDDEN'>> {
  const permission = checkApprover(context.actor);
  if (permission.refused) return permission;
  const ids = isAsked ? await readIdsToDecide(context) : undefined;
  return readRequests(context, 'to-decide', { ...input, ids, status: ['PENDING'], isDecidable: true });
}

/** The ids of the requests that the actor is asked to decide. */
async function readIdsToDecide({
  database,
  actor,
  today,
}: Pick<UseCaseContext, 'database' | 'actor' | 'today'>): Promise<string[]> {
  const waiting = await readRequestersWaiting(database, peopleInApprovalScope(actor, today), actor);
  const candidatesOf = await readCandidatesByPerson(
    database,
    waiting.map(({ requesterId }) => requesterId),
    today,
  );
  return waiting
    .filter(({ requesterId, shownTo }) => {
      const asked = currentApprovers(decidersOfType(candidatesOf(requesterId), { shownTo }));
      return asked.some(({ id }) => id === actor.id);
    })
    .flatMap(({ requestIds }) => requestIds);
}
