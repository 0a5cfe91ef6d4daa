import { personName } from '@almanac/domain/access/person-name';
import { requestsExported } from '@almanac/domain/audit/export-events';
import { personAddress } from '@almanac/domain/erased-person';
import type { ExportRequests, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { exportList } from '../../audit/audited-export.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { inPieces } from '../../platform/work/in-pieces.ts';
import { visiblePeople } from '../../teams/members/scope-queries.ts';
import { readMatchingIds, readRequestsById } from './queries.ts';

/** The matching requests of the caller and their scope, as a CSV file. */
export async function exportRequests(context: UseCaseContext, filters: ExportRequests) {
  const { actor, database, today } = context;
  const requesters = visiblePeople(actor, today);
  const ids = await readMatchingIds(database, requesters, filters, actor);
  return exportList(context, {
    event: requestsExported,
    fileName: 'time-off-requests',
    total: ids.length,
    columns: [
      'requester',
      'requesterEmail',
      'department',
      'type',
      'status',
      'startDate',
      'startHalf',
      'endDate',
      'endHalf',
      'minutes',
      'businessDays',
      'amount',
      'reason',
      'createdAt',
      'decidedBy',
      'approvedAt',
      'rejectionReason',
      'recordedBy',
      'documentReceivedOn',
      'id',
    ],
    rows: inPieces(ids, async (piece) =>
      (await readRequestsById(database, requesters, piece, actor)).map(rowOf),
    ),
  });
}

function rowOf({ requester, decidedBy, recordedBy, ...request }: TimeOffRequest) {
  const { changedFrom: _changed, linked: _linked, employedDays: _employed, ...told } = request;
  return {
    ...told,
    requester: personName(requester),
    requesterEmail: personAddress(requester),
    department: requester.department?.name,
    decidedBy: decidedBy?.name,
    recordedBy: recordedBy?.name,
  };
}
