import { notFound, type Outcome } from '@almanac/domain/refusal';
import { checkCancellation } from '@almanac/domain/time-off/request-status';
import type { TimeOffRequest } from '@almanac/domain/time-off/schema';
import { timeOffTypeLabel } from '@almanac/domain/time-off/vocabulary';
import { change } from '../platform/change.ts';
import { mailJob } from '../platform/mail/mail.ts';
import { sayPeriod, type TimeOffContext } from './context.ts';
import { cancelledMail } from './mails.ts';
import { readKnownRequest } from './queries.ts';
import { lockRequestInSight, saveCancellation } from './store.ts';

export function cancelRequest(
  context: TimeOffContext,
  { id }: { id: string },
): Promise<Outcome<TimeOffRequest>> {
  const { actor, today } = context;
  return change(context, async (transaction) => {
    const before = await lockRequestInSight(transaction, id, actor, today);
    if (!before) return notFound('Request');
    const decision = checkCancellation(actor, before, today);
    if (decision.refused) return decision;
    await saveCancellation(transaction, id);
    const request = await readKnownRequest(transaction, id);
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
