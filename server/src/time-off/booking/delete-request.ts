import { notFound, type Outcome } from '@almanac/domain/refusal';
import { checkDeletion } from '@almanac/domain/time-off/requests/request-status';
import { timeOffTypeLabel } from '@almanac/domain/time-off/requests/vocabulary';
import { change } from '../../audit/change.ts';
import type {} from '../../platform/database/database.ts';
import { sayPeriod, type TimeOffContext } from '../requests/context.ts';
import { lockRequestInSight, removeRequest } from '../requests/store.ts';

export function deleteRequest(
  context: TimeOffContext,
  { id }: { id: string },
): Promise<Outcome<null, 'NOT_FOUND' | 'FORBIDDEN' | 'INVALID_TRANSITION'>> {
  const { actor, today } = context;
  return change(context, async (writer) => {
    const request = await lockRequestInSight(writer, id, actor, today);
    if (!request) return notFound('Request');
    const decision = checkDeletion(actor, request);
    if (decision.refused) return decision;
    await removeRequest(writer, id);
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
