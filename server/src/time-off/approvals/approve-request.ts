import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/time-off/approvals/messages/message';
import type { ApproveRequest } from '@almanac/domain/time-off/approvals/schema';
import { charges, sumOf } from '@almanac/domain/time-off/balances/engine/charges/charges';
import { checkGrant } from '@almanac/domain/time-off/booking/request-check';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { readBookingFacts } from '../balances/facts/booking-facts.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { type DecisionOrigin, type DecisionRefusalCode, decideRequest } from './decide-request.ts';
import { readSeen } from './seen-at-decision.ts';

export function approveRequest(
  context: TimeOffContext,
  approval: { id: string } & ApproveRequest & DecisionOrigin,
): Promise<Outcome<TimeOffRequest, DecisionRefusalCode | 'INSUFFICIENT_BALANCE'>> {
  const { today } = context;
  return decideRequest(context, { ...approval, status: 'APPROVED' }, async (writer, request) => {
    const { requesterId: userId, type } = request;
    const facts = await readBookingFacts(writer, { userId, type, viewer: context.actor, today });
    if (isRefusal(facts)) return notFound(message('time-off.approvals.request'));
    const decision = checkGrant(request, facts.leave);
    if (decision.refused) return decision;
    const seen = await readSeen(writer, request, facts);
    return { amount: sumOf(charges(request, facts.leave)), seen, rules: facts };
  });
}
