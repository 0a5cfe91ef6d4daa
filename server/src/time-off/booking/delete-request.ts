import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { timeOffDeleted } from '@almanac/domain/time-off/events';
import { checkDeletion } from '@almanac/domain/time-off/requests/request-status';
import type { VersionedRecord } from '@almanac/domain/version-check';
import { deletedFields } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';
import { returnDays } from '../corrections/return-days.ts';
import { readKnownRequest } from '../requests/queries.ts';
import { changeRequest } from '../requests/records/change-request.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { requestFields } from '../requests/records/request-record.ts';
import { requestState } from '../requests/records/request-state.ts';
import { removeRequest } from '../requests/records/store.ts';

export function deleteRequest(
  context: TimeOffContext,
  seen: VersionedRecord,
): Promise<
  Outcome<
    null,
    'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'FORBIDDEN' | 'INVALID_TRANSITION' | 'INSUFFICIENT_BALANCE'
  >
> {
  const { id } = seen;
  const { actor } = context;
  return changeRequest(context, seen, async (writer, request) => {
    const decision = checkDeletion(actor, request);
    if (decision.refused) return decision;
    const before = await readKnownRequest(writer, id);
    await removeRequest(writer, id);
    const returned = await returnDays(writer, context, request);
    if (isRefusal(returned)) return returned;
    const deleted = { ...request, createdAt: request.createdAt.toISOString() };
    return {
      result: null,
      events: [
        timeOffDeleted({
          entityId: id,
          subject: namedPerson(actor),
          changes: deletedFields(deleted, [...requestFields, 'createdAt']),
          data: { request: requestState(before) },
        }),
        ...returned.events,
      ],
    };
  });
}
