import type { Outcome } from '@almanac/domain/refusal';
import type { RejectRequest } from '@almanac/domain/time-off/approvals/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { TimeOffContext } from '../requests/records/context.ts';
import { type DecisionRefusalCode, decideRequest } from './decide-request.ts';

export function rejectRequest(
  context: TimeOffContext,
  rejection: { id: string } & RejectRequest,
): Promise<Outcome<TimeOffRequest, DecisionRefusalCode>> {
  return decideRequest(context, { ...rejection, status: 'REJECTED' }, async () => ({}));
}
