import { checkApprover } from '@almanac/domain/access/approver-rules';
import { isRefusal, type Outcome, type RefusalCode } from '@almanac/domain/refusal';
import { checkTypeVisible } from '@almanac/domain/time-off/approvals/approver';
import type { SeenAtDecision } from '@almanac/domain/time-off/approvals/schema';
import { timeOffApproved, timeOffRejected } from '@almanac/domain/time-off/events';
import { checkDecision } from '@almanac/domain/time-off/requests/request-status';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { VersionedRecord } from '@almanac/domain/version-check';
import { namedPerson } from '../../audit/named-person.ts';
import { readSelfServiceOverride } from '../../people/accounts/records/own-record.ts';
import type { Writer } from '../../platform/database/database.ts';
import { noReturn, returnDays } from '../corrections/return-days.ts';
import { type KnownFacts, readInPlaceOf } from '../requests/records/approver-queries.ts';
import { changeRequest } from '../requests/records/change-request.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import type { KnownRules } from '../requests/records/known-requests.ts';
import { saveDecision } from '../requests/records/read-back-store.ts';
import { requestState } from '../requests/records/request-state.ts';
import type { LockedRequest } from '../requests/records/store.ts';
import { visibleRequest } from '../requests/records/stored-request.ts';

interface RequestDecision extends VersionedRecord, DecisionOrigin {
  status: 'APPROVED' | 'REJECTED';
  reason?: string | undefined;
}

/** Where a decision is made: on a screen, or by a link of an email. */
export interface DecisionOrigin {
  via?: 'EMAIL' | undefined;
}

/** The amount charged at approval: hundredths of a day, or minutes; and what the approver saw. */
interface Charge {
  amount?: number;
  seen?: SeenAtDecision;
  rules?: KnownRules;
}

const eventOf = { APPROVED: timeOffApproved, REJECTED: timeOffRejected };

export type DecisionRefusalCode =
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CHANGED_MEANWHILE'
  | 'OWN_REQUEST'
  | 'INVALID_TRANSITION'
  | 'INSUFFICIENT_BALANCE';

/** Approves or rejects a request in the actor's scope, if the current facts allow it. */
export async function decideRequest<Code extends RefusalCode = never>(
  context: TimeOffContext,
  { status, reason, via, ...seen }: RequestDecision,
  readCharge: (writer: Writer, request: LockedRequest) => Promise<Outcome<Charge, Code>>,
): Promise<Outcome<TimeOffRequest, Code | DecisionRefusalCode>> {
  const { actor, today } = context;
  const { id } = seen;
  const isApproved = status === 'APPROVED';
  const permission = checkApprover(actor);
  if (permission.refused) return permission;
  return changeRequest<TimeOffRequest, Code | DecisionRefusalCode>(context, seen, async (writer, locked) => {
    const about = { actorId: actor.id, subjectId: locked.requesterId, reason };
    const { selfServiceOverride, ofOwnRecord } = await readSelfServiceOverride(writer, about);
    const visibility = checkTypeVisible(actor, locked);
    if (visibility.refused) return visibility;
    const decision = checkDecision(actor, locked, status, selfServiceOverride);
    if (decision.refused) return decision;
    const charge = await readCharge(writer, locked);
    if (isRefusal(charge)) return charge;
    const inPlaceOf = await readInPlaceOf(writer, actor, locked, today);
    const saved = {
      id,
      status,
      decidedAmount: charge.amount,
      decidedById: actor.id,
      decidedForId: inPlaceOf?.id,
      rejectionReason: isApproved ? undefined : reason,
    };
    const { request, decidedAt } = await saveDecision(writer, saved, charge.rules);
    const returned = isApproved ? noReturn : await returnDays(writer, context, locked);
    if (isRefusal(returned)) return returned;
    return {
      result: visibleRequest(request, actor),
      events: [
        eventOf[status]({
          entityId: id,
          subject: namedPerson(request.requester),
          changes: [{ field: 'status', from: locked.status, to: status }],
          reason,
          known: { isRequesterMailed: locked.isRequesterMailed } satisfies KnownFacts,
          data: {
            request: requestState(request),
            decidedAt,
            decidedFor: inPlaceOf && namedPerson(inPlaceOf),
            seen: charge.seen,
            via,
            returnedTo: returned.request && { id: returned.request.id, ...requestState(returned.request) },
            ofOwnRecord,
          },
        }),
        ...returned.events,
      ],
    };
  });
}
