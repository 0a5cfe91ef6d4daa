import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import type { HalfDaySpan } from '@almanac/domain/work-time/half-day';
import type { AuditEntry, FieldChanges } from '../../audit/audit-entry.ts';
import { changedFields, createdFields } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';
import {
  halfDayFields,
  requestFields,
  requestRecord,
  timeOffText,
  withoutRedundantHalves,
} from '../requests/records/request-record.ts';
import type { StoredRequest } from '../requests/records/stored-request.ts';

/** The audited fields of a request, halves included. */
const correctedFields = ['startDate', 'startHalf', 'endDate', 'endHalf', 'status'] as const;

type Corrected = HalfDaySpan & { status: RequestStatus };

/** The changes of a correction, always of days or status. */
export function correctionOf(before: Corrected, after: Corrected): FieldChanges {
  const changes = changedFields(before, after, correctedFields);
  return changes ?? [{ field: 'status', from: before.status, to: after.status }];
}

/** The log entry of recorded time off, without its reason. */
export function recordedEntry(
  request: StoredRequest,
  {
    verb,
    auditSuffix = '',
    reason,
  }: { verb: string; auditSuffix?: string | undefined; reason?: string | undefined },
): AuditEntry {
  return {
    action: 'time-off.recorded',
    entity: 'time-off-request',
    entityId: request.id,
    subject: namedPerson(request.requester),
    summary: `${verb} ${timeOffText(request, request.requester)}${auditSuffix}`,
    changes: createdFields(withoutRedundantHalves(requestRecord(request)), [
      ...requestFields,
      ...halfDayFields,
    ]),
    reason,
  };
}
