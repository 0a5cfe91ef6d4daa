import { notFound, type Outcome } from '@almanac/domain/refusal';
import { checkDeletion } from '@almanac/domain/time-off/request-status';
import { timeOffTypeLabel } from '@almanac/domain/time-off/vocabulary';
import { change } from '../platform/change.ts';
import { sayPeriod, type TimeOffContext } from './context.ts';
import { lockRequest, removeRequest } from './store.ts';

export function deleteRequest(context: TimeOffContext, { id }: { id: string }): Promise<Outcome<null>> {
  const { actor, today } = context;
  return change(context, async (transaction) => {
    const request = await lockRequest(transaction, id, actor, today);
    const isInSight = request !== undefined && (request.isInScope || request.requesterId === actor.id);
    if (!isInSight) return notFound('Request');
    const decision = checkDeletion(actor, request);
    if (decision.refused) return decision;
    await removeRequest(transaction, id);
    const { type, startDate, endDate, reason, createdAt } = request;
    return {
      result: null,
      audit: {
        action: 'time-off.deleted',
        entity: 'time-off-request',
        entityId: id,
        summary: `Deleted the request for ${timeOffTypeLabel[type]}, ${sayPeriod(request)}`,
        details: { type, startDate, endDate, reason, createdAt: createdAt.toISOString() },
      },
    };
  });
}
