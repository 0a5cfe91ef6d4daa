import { checkApprover } from '@almanac/domain/access/approver-rules';
import { isRefusal, messageAtField, type Outcome, type RefusalCode } from '@almanac/domain/refusal';
import type {
  ApproveRequests,
  BulkDecision,
  RejectRequests,
} from '@almanac/domain/time-off/approvals/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { RuleSettings } from '../../work-time/rule-changes/rule-change.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { approveRequest } from './approve-request.ts';
import { rejectRequest } from './reject-request.ts';

type FollowedContext = TimeOffContext & Pick<RuleSettings, 'followProgress'>;

export function approveRequests(
  context: FollowedContext,
  { requestIds, versions = {} }: ApproveRequests,
): Promise<Outcome<BulkDecision, 'FORBIDDEN'>> {
  return decideEach(context, requestIds, (id) =>
    approveRequest({ ...context, part: id }, { id, version: versions[id] }),
  );
}

export function rejectRequests(
  context: FollowedContext,
  { requestIds, reason, versions = {} }: RejectRequests,
): Promise<Outcome<BulkDecision, 'FORBIDDEN'>> {
  return decideEach(context, requestIds, (id) =>
    rejectRequest({ ...context, part: id }, { id, reason, version: versions[id] }),
  );
}

/**
 * Decides requests one by one, each in its own transaction; repeated ids count once. Progress is published under the
 * first id.
 */
async function decideEach(
  { actor, texts, followProgress }: FollowedContext,
  requestIds: readonly string[],
  decide: (id: string) => Promise<Outcome<TimeOffRequest, RefusalCode>>,
): Promise<Outcome<BulkDecision, 'FORBIDDEN'>> {
  const permission = checkApprover(actor);
  if (permission.refused) return permission;
  const result: BulkDecision = { succeeded: [], failed: [] };
  const ids = new Set(requestIds);
  const tell = followProgress(actor.id, requestIds[0] ?? '');
  for (const [done, id] of [...ids].entries()) {
    tell('DECIDING', { done, total: ids.size });
    const outcome = await decide(id);
    if (isRefusal(outcome))
      result.failed.push({ id, code: outcome.code, message: texts.text(messageAtField(outcome)) });
    else result.succeeded.push(id);
  }
  return result;
}
