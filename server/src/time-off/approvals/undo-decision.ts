import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/time-off/approvals/messages/message';
import { checkReturn, checkUndo } from '@almanac/domain/time-off/approvals/undo-decision';
import { withoutRequest } from '@almanac/domain/time-off/booking/request-check';
import { checkUninterrupted } from '@almanac/domain/time-off/corrections/returned-days';
import { decisionUndone } from '@almanac/domain/time-off/events';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { VersionedRecord } from '@almanac/domain/version-check';
import { namedPerson } from '../../audit/named-person.ts';
import { readBookingFacts } from '../balances/facts/booking-facts.ts';
import { isInterrupted } from '../corrections/queries.ts';
import { takeOutAgain } from '../corrections/return-days.ts';
import { readKnownRequest } from '../requests/queries.ts';
import { changeRequest } from '../requests/records/change-request.ts';
import type { TimeOffContext } from '../requests/records/context.ts';

import { requestState } from '../requests/records/request-state.ts';
import { saveUndoneDecision } from '../requests/records/store.ts';
import { visibleRequest } from '../requests/records/stored-request.ts';
import { readDecision } from './queries.ts';

/** Undoes the actor's own decision within ten seconds. The delayed mail is never sent. */
export function undoDecision(
  context: TimeOffContext,
  seen: VersionedRecord,
): Promise<
  Outcome<
    TimeOffRequest,
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'CHANGED_MEANWHILE'
    | 'INVALID_TRANSITION'
    | 'OVERLAPPING_REQUEST'
    | 'INSUFFICIENT_BALANCE'
  >
> {
  const { id } = seen;
  const { actor, today } = context;
  return changeRequest(context, seen, async (writer, locked) => {
    // Read after taking the lock, so that waiting for it counts.
    const decision = checkUndo(actor, await readDecision(writer, id));
    if (decision.refused) return decision;
    const isWhole = checkUninterrupted({ ...locked, isInterrupted: await isInterrupted(writer, id) });
    if (isWhole.refused) return isWhole;
    const taken = locked.status === 'REJECTED' ? await takeOutAgain(writer, context, locked) : [];
    const { requesterId: userId, type } = locked;
    const facts = await readBookingFacts(writer, { userId, type, viewer: actor, today });
    if (isRefusal(facts)) return notFound(message('time-off.approvals.user'));
    const place = checkReturn(locked, withoutRequest(facts, id));
    if (place.refused) return place;
    await saveUndoneDecision(writer, id);
    const request = await readKnownRequest(writer, id, facts);
    return {
      result: visibleRequest(request, actor),
      events: [
        decisionUndone({
          entityId: id,
          subject: namedPerson(request.requester),
          changes: [{ field: 'status', from: locked.status, to: request.status }],
          data: { request: requestState(request) },
        }),
        ...taken,
      ],
    };
  });
}
