import { notFound, type Outcome } from '@almanac/domain/refusal';
import { checkCancellation } from '@almanac/domain/time-off/requests/request-status';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { timeOffTypeLabel } from '@almanac/domain/time-off/requests/vocabulary';
import { change } from '../../audit/change.ts';
import type {} from '../../platform/database/database.ts';
import { mailJob } from '../../platform/mail/mail.ts';
import { sayPeriod, type TimeOffContext } from '../requests/context.ts';
import { cancelledMail } from '../requests/mails.ts';
import { readKnownRequest } from '../requests/queries.ts';
import { lockRequestInSight, saveCancellation } from '../requests/store.ts';

export function cancelRequest(
  context: TimeOffContext,
  { id }: { id: string },
): Promise<Outcome<TimeOffRequest, 'NOT_FOUND' | 'FORBIDDEN' | 'INVALID_TRANSITION'>> {
  const { actor, today } = context;
  return change(context, async (writer) => {
    const before = await lockRequestInSight(writer, id, actor, today);
    if (!before) return notFound('Request');
    const decision = checkCancellation(actor, before, today);
    if (decision.refused) return decision;
    await saveCancellation(writer, id);
    const request = await readKnownRequest(writer, id);
    const isMailed = before.requesterId !== actor.id && before.isRequesterMailed;
    return {
      result: request,
      audit: {
        action: 'time-off.cancelled',
        entity: 'time-off-request',
        entityId: id,
        summary: `Cancelled ${timeOffTypeLabel[request.type]}, ${sayPeriod(request)}`,
        details: { requesterId: before.requesterId, before: before.status },
      },
      jobs: isMailed ? [mailJob(cancelledMail(request, actor, context))] : [],
    };
  });
}
