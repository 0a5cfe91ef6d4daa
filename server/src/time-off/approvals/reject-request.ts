import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import type { RejectRequest } from '@almanac/domain/time-off/approvals/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { readBookingFacts } from '../balances/facts/booking-facts.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { type DecisionOrigin, type DecisionRefusalCode, decideRequest } from './decide-request.ts';
import { readSeen } from './seen-at-decision.ts';

export function rejectRequest(
  context: TimeOffContext,
  rejection: { id: string } & RejectRequest & DecisionOrigin,
): Promise<Outcome<TimeOffRequest, DecisionRefusalCode>> {
  const { actor: viewer, today } = context;
  return decideRequest(context, { ...rejection, status: 'REJECTED' }, async (writer, request) => {
    const { requesterId: userId, type } = request;
    const facts = await readBookingFacts(writer, { userId, type, viewer, today });
    return isRefusal(facts) ? {} : { seen: await readSeen(writer, request, facts), rules: facts };
  });
}
