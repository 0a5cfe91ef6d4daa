import { checkApprover } from '@almanac/domain/access/approver-rules';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkTypeVisible } from '@almanac/domain/time-off/approvals/approver';
import { checkDocument } from '@almanac/domain/time-off/approvals/document-rules';
import type { RecordDocument } from '@almanac/domain/time-off/approvals/schema';
import { documentRecorded } from '@almanac/domain/time-off/events';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { change } from '../../audit/change.ts';
import { changedFields } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import { readKnownRequest } from '../requests/queries.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { requestState } from '../requests/records/request-state.ts';
import { lockVisibleRequest, saveDocument } from '../requests/records/store.ts';
import { visibleRequest } from '../requests/records/stored-request.ts';

/** Records that a request's document has arrived, or that it has not. */
export async function recordDocument(
  context: TimeOffContext,
  { id, version, received, fetched }: { id: string } & RecordDocument,
): Promise<
  Outcome<
    TimeOffRequest,
    'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'OWN_REQUEST' | 'INVALID_TRANSITION'
  >
> {
  const { actor, today } = context;
  const permission = checkApprover(actor);
  if (permission.refused) return permission;
  return change(context, async (writer) => {
    const locked = await lockVisibleRequest(writer, { id, version }, actor, today);
    if (isRefusal(locked)) return locked;
    const sight = checkTypeVisible(actor, locked);
    if (sight.refused) return sight;
    const before = await readKnownRequest(writer, id);
    const decision = checkDocument(
      actor,
      { ...before, requesterId: locked.requesterId },
      { received, fetched },
    );
    if (decision.refused) return decision;
    const documentReceivedOn = received ? (before.documentReceivedOn ?? today) : null;
    const isFetched = received && (fetched ?? before.documentFetched ?? false);
    const changes = changedFields(
      { documentReceivedOn: before.documentReceivedOn, documentFetched: before.documentFetched ?? false },
      { documentReceivedOn, documentFetched: isFetched },
      ['documentReceivedOn', 'documentFetched'],
    );
    if (!changes) return unchanged(visibleRequest(before, actor));
    await saveDocument(writer, id, { documentReceivedOn, documentFetched: isFetched });
    const request = await readKnownRequest(writer, id);
    return {
      result: visibleRequest(request, actor),
      events: [
        documentRecorded({
          entityId: id,
          subject: namedPerson(request.requester),
          changes,
          data: {
            request: requestState(request),
            isReceived: received,
            ...(isFetched && { isFetched }),
          },
        }),
      ],
    };
  });
}
