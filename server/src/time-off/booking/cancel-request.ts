import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import type { CancelRequest } from '@almanac/domain/time-off/booking/schema';
import { timeOffCancelled } from '@almanac/domain/time-off/events';
import { checkCancellation } from '@almanac/domain/time-off/requests/request-status';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { VersionedRecord } from '@almanac/domain/version-check';
import { namedPerson } from '../../audit/named-person.ts';
import { noReturn, returnDays } from '../corrections/return-days.ts';
import { isUnannounced, readKnownRequest } from '../requests/queries.ts';
import { changeRequest } from '../requests/records/change-request.ts';
import { checkAct } from '../requests/records/check-act.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { requestState } from '../requests/records/request-state.ts';
import { saveCancellation } from '../requests/records/store.ts';
import { visibleRequest } from '../requests/records/stored-request.ts';

export function cancelRequest(
  context: TimeOffContext,
  { id, version, reason }: VersionedRecord & CancelRequest,
): Promise<
  Outcome<
    TimeOffRequest,
    | 'NOT_FOUND'
    | 'CHANGED_MEANWHILE'
    | 'FORBIDDEN'
    | 'INVALID_TRANSITION'
    | 'OWN_REQUEST'
    | 'INSUFFICIENT_BALANCE'
  >
> {
  const { actor, today } = context;
  return changeRequest(context, { id, version }, async (writer, before) => {
    const act = await checkAct(writer, { actor, before, reason }, (selfServiceOverride) =>
      checkCancellation(actor, before, today, selfServiceOverride),
    );
    if (isRefusal(act)) return act;
    await saveCancellation(writer, id);
    const returned = before.status === 'PENDING' ? await returnDays(writer, context, before) : noReturn;
    if (isRefusal(returned)) return returned;
    const request = await readKnownRequest(writer, id);
    // A decided request has always been announced.
    const wasUnannounced = request.decidedBy === undefined && (await isUnannounced(writer, id));
    return {
      result: visibleRequest(request, actor),
      events: [
        timeOffCancelled({
          entityId: id,
          subject: namedPerson(request.requester),
          changes: [{ field: 'status', from: before.status, to: request.status }],
          reason: act.loggedReason,
          data: {
            request: requestState(request),
            ofOwnRecord: act.ofOwnRecord,
            ...(wasUnannounced && { wasUnannounced }),
          },
        }),
        ...returned.events,
      ],
    };
  });
}
