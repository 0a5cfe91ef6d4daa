import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import type { CancelRequest } from '@almanac/domain/time-off/booking/schema';
import { checkCancellation } from '@almanac/domain/time-off/requests/request-status';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { SeenRecord } from '@almanac/domain/version-check';
import { change } from '../../audit/change.ts';
import { namedPerson } from '../../audit/named-person.ts';
import { readActOnRecord } from '../../people/accounts/own-record.ts';
import { mailJob } from '../../platform/mail/mail.ts';
import type { TimeOffContext } from '../requests/context.ts';
import { cancelledMail } from '../requests/mails.ts';
import { readKnownRequest } from '../requests/queries.ts';
import { timeOffText } from '../requests/request-record.ts';
import { lockSeenRequest, saveCancellation } from '../requests/store.ts';

export function cancelRequest(
  context: TimeOffContext,
  { id, version, reason }: SeenRecord & CancelRequest,
): Promise<
  Outcome<
    TimeOffRequest,
    'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'FORBIDDEN' | 'INVALID_TRANSITION' | 'OWN_REQUEST'
  >
> {
  const { actor, today } = context;
  return change(context, async (writer) => {
    const before = await lockSeenRequest(writer, { id, version }, actor, today);
    if (isRefusal(before)) return before;
    const isByOwnRight = !checkCancellation(actor, before, today).refused;
    const about = { actorId: actor.id, subjectId: before.requesterId, reason };
    const act = await readActOnRecord(writer, about);
    const decision = checkCancellation(actor, before, today, act.grounds);
    if (decision.refused) return decision;
    await saveCancellation(writer, id);
    const request = await readKnownRequest(writer, id);
    const { requester } = request;
    const isOwn = requester.id === actor.id;
    return {
      result: request,
      audit: {
        action: 'time-off.cancelled',
        entity: 'time-off-request',
        entityId: id,
        subject: namedPerson(requester),
        summary: `Cancelled ${timeOffText(request, isOwn ? undefined : requester)}${isByOwnRight ? '' : act.mark}`,
        changes: [{ field: 'status', from: before.status, to: request.status }],
        reason: isByOwnRight && isOwn ? undefined : reason,
      },
      jobs: !isOwn && before.isRequesterMailed ? [mailJob(cancelledMail(request, actor, context))] : [],
    };
  });
}
