import type { Outcome } from '@almanac/domain/refusal';
import { checkApprover } from '@almanac/domain/time-off/approvals/approver';
import type { ListRequests, RequestPage } from '@almanac/domain/time-off/requests/schema';
import type { UseCaseContext } from '../../platform/use-case.ts';
import { peopleInApprovalScope } from '../../teams/members/scope-queries.ts';
import { readRequests } from '../requests/queries.ts';

export async function listPendingApprovals(
  { database, actor, today }: UseCaseContext,
  input: ListRequests,
): Promise<Outcome<RequestPage, 'FORBIDDEN'>> {
  const permission = checkApprover(actor);
  if (permission.refused) return permission;
  const waiting = { ...input, status: ['PENDING' as const], isDecidable: true };
  return readRequests(database, peopleInApprovalScope(actor, today), waiting, actor);
}
