import { personName } from '@almanac/domain/access/person-name';
import { requestsExported } from '@almanac/domain/audit/export-events';
import { personAddress } from '@almanac/domain/erased-person';
import type { FileFormat } from '@almanac/domain/file-format';
import type { Said } from '@almanac/domain/language/message';
import { awayType } from '@almanac/domain/leave/types/leave-type';
import { typeNameIn } from '@almanac/domain/leave/types/standard-names';
import type { ExportRequests, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { requestStatusName } from '@almanac/domain/time-off/requests/status-words';
import { exportList } from '../../audit/audited-export.ts';
import { readLeaveTypes } from '../../leave/types/type-queries.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { inPieces } from '../../platform/work/in-pieces.ts';
import { visiblePeople } from '../../teams/members/scope-queries.ts';
import { message } from './messages/message.ts';
import { readMatchingIds, readRequestsById } from './queries.ts';

const halves = {
  AM: message('time-off.requests.export.morning'),
  PM: message('time-off.requests.export.afternoon'),
};

const columns = {
  requester: { heading: message('time-off.requests.export.requester') },
  requesterEmail: { heading: message('time-off.requests.export.requesterEmail') },
  department: { heading: message('time-off.requests.export.department') },
  type: { heading: message('time-off.requests.export.type') },
  status: { heading: message('time-off.requests.export.status'), words: requestStatusName },
  startDate: { heading: message('time-off.requests.export.startDate'), holds: 'dates' },
  startHalf: { heading: message('time-off.requests.export.startHalf'), words: halves },
  endDate: { heading: message('time-off.requests.export.endDate'), holds: 'dates' },
  endHalf: { heading: message('time-off.requests.export.endHalf'), words: halves },
  minutes: { heading: message('time-off.requests.export.minutes') },
  businessDays: { heading: message('time-off.requests.export.businessDays') },
  amount: { heading: message('time-off.requests.export.amount') },
  reason: { heading: message('time-off.requests.export.reason') },
  createdAt: { heading: message('time-off.requests.export.createdAt'), holds: 'instants' },
  decidedBy: { heading: message('time-off.requests.export.decidedBy') },
  approvedAt: { heading: message('time-off.requests.export.approvedAt'), holds: 'instants' },
  rejectionReason: { heading: message('time-off.requests.export.rejectionReason') },
  recordedBy: { heading: message('time-off.requests.export.recordedBy') },
  documentReceivedOn: { heading: message('time-off.requests.export.documentReceivedOn'), holds: 'dates' },
  id: { heading: message('time-off.requests.export.id') },
} as const;

/** The matching requests of the caller and their scope, as a file. */
export async function exportRequests(
  context: UseCaseContext,
  { format, ...filters }: ExportRequests & FileFormat,
) {
  const { actor, database, today } = context;
  const requesters = visiblePeople(actor, today);
  const ids = await readMatchingIds(database, requesters, filters, actor);
  return exportList(context, {
    event: requestsExported,
    fileName: 'time-off-requests',
    total: ids.length,
    format,
    columns: { ...columns, type: { heading: columns.type.heading, words: await typeWords(context) } },
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

/** The names of the types as the caller reads them. */
async function typeWords({ database, texts }: UseCaseContext): Promise<Record<string, Said>> {
  const types = await readLeaveTypes(database);
  const names = types.map((type) => [type.code, typeNameIn(texts.language, type)]);
  return { ...Object.fromEntries(names), [awayType.code]: awayType.name };
}
