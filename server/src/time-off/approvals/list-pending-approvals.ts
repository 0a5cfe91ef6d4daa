import { checkApprover } from '@almanac/domain/access/approver-rules';
import type { Outcome } from '@almanac/domain/refusal';
import type { ListPendingRequests } from '@almanac/domain/time-off/approvals/schema';
import type { RequestPage } from '@almanac/domain/time-off/requests/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readRequests } from '../requests/request-page-queries.ts';

export async function listPendingApprovals(
  context: UseCaseContext,
  { isAsked, ...input }: ListPendingRequests,
): Promise<Outcome<RequestPage, 'FORBIDDEN'>> {
  const permission = checkApprover(context.actor);
  if (permission.refused) return permission;
  const askedOn = isAsked ? context.today : undefined;
  return readRequests(context, 'to-decide', { ...input, askedOn, status: ['PENDING'], isDecidable: true });
}
