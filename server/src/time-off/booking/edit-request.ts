import { notFound, type Outcome } from '@almanac/domain/refusal';
import { checkChange } from '@almanac/domain/time-off/booking/request-check';
import type { EditRequest, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { timeOffTypeLabel } from '@almanac/domain/time-off/requests/vocabulary';
import { change } from '../../audit/change.ts';
import type {} from '../../platform/database/database.ts';
import { sayPeriod, type TimeOffContext } from '../requests/context.ts';
import { readKnownRequest, readLeaveRecords } from '../requests/queries.ts';
import { lockRequestInSight, saveEdit } from '../requests/store.ts';

export function editRequest(
  context: TimeOffContext,
  { id, ...edit }: { id: string } & EditRequest,
): Promise<
  Outcome<
    TimeOffRequest,
    'VALIDATION_ERROR' | 'NOT_FOUND' | 'FORBIDDEN' | 'INVALID_TRANSITION' | 'OVERLAPPING_REQUEST'
  >
> {
  const { actor, today, leavePolicy: policy } = context;
  return change(context, async (writer) => {
    const before = await lockRequestInSight(writer, id, actor, today);
    if (!before) return notFound('Request');
    const records = await readLeaveRecords(writer, actor.id);
    if (!records) return notFound('User');
    const facts = { person: actor, request: before, today, records, policy };
    const decision = checkChange(edit, facts, sayPeriod);
    if (decision.refused) return decision;
    await saveEdit(writer, id, edit);
    const request = await readKnownRequest(writer, id);
    const { type, startDate, endDate, reason } = before;
    return {
      result: request,
      audit: {
        action: 'time-off.edited',
        entity: 'time-off-request',
        entityId: id,
        summary: `Changed a request to ${timeOffTypeLabel[request.type]}, ${sayPeriod(request)}`,
        details: { before: { type, startDate, endDate, reason }, after: { ...edit } },
      },
    };
  });
}
