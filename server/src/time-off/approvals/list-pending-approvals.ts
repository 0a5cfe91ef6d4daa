import { checkApprover } from '@almanac/domain/access/approver-rules';
import type { Outcome } from '@almanac/domain/refusal';
import type { ListRequests, RequestPage } from '@almanac/domain/time-off/requests/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readRequests } from '../requests/request-page-queries.ts';

export async function listPendingApprovals(
  context: UseCaseContext,
  input: ListRequests,
): Promise<Outcome<RequestPage, 'FORBIDDEN'>> {
  const permission = checkApprover(context.actor);
  if (permission.refused) return permission;
  return readRequests(context, 'to-decide', { ...input, status: ['PENDING'], isDecidable: true });
}
