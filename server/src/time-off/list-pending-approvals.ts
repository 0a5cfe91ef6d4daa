import type { Outcome } from '@almanac/domain/refusal';
import { checkApprover } from '@almanac/domain/time-off/approver';
import type { ListRequests, RequestPage } from '@almanac/domain/time-off/schema';
import type { UseCaseContext } from '../platform/use-case.ts';
import { isInApprovalScope } from './approval-scope.ts';
import { readRequests } from './queries.ts';

export async function listPendingApprovals(
  { database, actor, today }: UseCaseContext,
  input: ListRequests,
): Promise<Outcome<RequestPage>> {
  const permission = checkApprover(actor);
  if (permission.refused) return permission;
  return readRequests(database, isInApprovalScope(actor, today), { ...input, status: ['PENDING'] });
}
