import { mayApproveTimeOff } from '@almanac/domain/people/permissions';
import { type Outcome, refuse } from '@almanac/domain/refusal';
import type { ListRequests, RequestPage } from '@almanac/domain/time-off/schema';
import type { UseCaseContext } from '../platform/use-case.ts';
import { isInApprovalScope } from './approval-scope.ts';
import { readRequests } from './queries.ts';

export async function listPendingApprovals(
  { database, actor, today }: UseCaseContext,
  input: ListRequests,
): Promise<Outcome<RequestPage>> {
  if (!mayApproveTimeOff(actor)) {
    return refuse('FORBIDDEN', "You don't have permission to approve time off requests.");
  }
  return readRequests(database, isInApprovalScope(actor, today), { ...input, status: ['PENDING'] });
}
