import type { Outcome } from '@almanac/domain/refusal';
import type { RejectRequest, TimeOffRequest } from '@almanac/domain/time-off/schema';
import type { TimeOffContext } from './context.ts';
import { decideRequest } from './decide-request.ts';

export function rejectRequest(
  context: TimeOffContext,
  { id, reason }: { id: string } & RejectRequest,
): Promise<Outcome<TimeOffRequest>> {
  return decideRequest(context, { id, status: 'REJECTED', reason });
}
