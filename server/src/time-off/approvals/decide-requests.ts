import { isRefusal, type Outcome, type RefusalCode } from '@almanac/domain/refusal';
import { checkApprover } from '@almanac/domain/time-off/approvals/approver';
import type {
  ApproveRequests,
  BulkDecision,
  RejectRequests,
} from '@almanac/domain/time-off/approvals/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { TimeOffContext } from '../requests/context.ts';
import type { Mailing } from '../requests/mailing.ts';
import { approveRequest } from './approve-request.ts';
import { rejectRequest } from './reject-request.ts';

export function approveRequests(
  context: TimeOffContext,
  { requestIds, versions = {} }: ApproveRequests,
): Promise<Outcome<Mailing<BulkDecision>, 'FORBIDDEN'>> {
  return decideEach(context, requestIds, (id) => approveRequest(context, { id, version: versions[id] }));
}

export function rejectRequests(
  context: TimeOffContext,
  { requestIds, reason, versions = {} }: RejectRequests,
): Promise<Outcome<Mailing<BulkDecision>, 'FORBIDDEN'>> {
  return decideEach(context, requestIds, (id) =>
    rejectRequest(context, { id, reason, version: versions[id] }),
  );
}

/** Decides one request after the other, each in a change of its own; an id given twice is decided once. */
async function decideEach(
  { actor }: TimeOffContext,
  requestIds: readonly string[],
  decide: (id: string) => Promise<Outcome<Mailing<TimeOffRequest>, RefusalCode>>,
): Promise<Outcome<Mailing<BulkDecision>, 'FORBIDDEN'>> {
  const permission = checkApprover(actor);
  if (permission.refused) return permission;
  const result: BulkDecision = { succeeded: [], failed: [] };
  let mailed = 0;
  for (const id of new Set(requestIds)) {
    const outcome = await decide(id);
    if (isRefusal(outcome)) result.failed.push({ id, code: outcome.code, message: outcome.message });
    else {
      result.succeeded.push(id);
      mailed += outcome.mailed;
    }
  }
  return { answer: result, mailed };
}
