import type { FieldChanges } from '@almanac/domain/events/event-change';
import { timeOffRecorded } from '@almanac/domain/time-off/events';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import type { HalfDaySpan } from '@almanac/domain/work-time/half-day';
import { changedFields, createdFields } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';
import {
  halfDayFields,
  requestFields,
  requestRecord,
  withoutRedundantHalves,
} from '../requests/records/request-record.ts';
import { requestState } from '../requests/records/request-state.ts';
import type { StoredRequest } from '../requests/records/stored-request.ts';

/** The audited fields of a request, halves included. */
const correctedFields = ['startDate', 'startHalf', 'endDate', 'endHalf', 'status'] as const;

type Corrected = HalfDaySpan & { status: RequestStatus };

/** The changes of a correction, always of days or status. */
export function correctionOf(before: Corrected, after: Corrected): FieldChanges {
  const changes = changedFields(before, after, correctedFields);
  return changes ?? [{ field: 'status', from: before.status, to: after.status }];
}

type Recorded = ReturnType<typeof timeOffRecorded>;

/** The event of recorded time off, without its reason. */
export function recordedEvent(
  request: StoredRequest,
  { reason, ...data }: Omit<Recorded['data'], 'request'> & Pick<Recorded, 'reason'>,
): Recorded {
  return timeOffRecorded({
    entityId: request.id,
    subject: namedPerson(request.requester),
    changes: createdFields(withoutRedundantHalves(requestRecord(request)), [
      ...requestFields,
      ...halfDayFields,
    ]),
    reason,
    data: { request: requestState(request), ...data },
  });
}
