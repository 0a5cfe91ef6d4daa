import { checkHrApprover } from '@almanac/domain/access/approver-rules';
import type { Outcome } from '@almanac/domain/refusal';
import type { ApproveRequest, RejectRequest } from '@almanac/domain/time-off/approvals/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { TimeOffContext } from '../requests/records/context.ts';
import { approveRequest } from './approve-request.ts';
import type { DecisionRefusalCode } from './decide-request.ts';
import { rejectRequest } from './reject-request.ts';

export async function approveRequestAsHr(
  context: TimeOffContext,
  input: { id: string } & ApproveRequest,
): Promise<Outcome<TimeOffRequest, DecisionRefusalCode | 'INSUFFICIENT_BALANCE'>> {
  const permission = checkHrApprover(context.actor);
  return permission.refused ? permission : approveRequest(context, input);
}

export async function rejectRequestAsHr(
  context: TimeOffContext,
  input: { id: string } & RejectRequest,
): Promise<Outcome<TimeOffRequest, DecisionRefusalCode>> {
  const permission = checkHrApprover(context.actor);
  return permission.refused ? permission : rejectRequest(context, input);
}
