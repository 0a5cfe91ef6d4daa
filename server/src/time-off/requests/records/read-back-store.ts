import type { RequestTimeOff } from '@almanac/domain/time-off/requests/schema';
import type { Half } from '@almanac/domain/work-time/half-day';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import { compiledQuery, onlyRow } from '../../../platform/database/statements/compiled-query.ts';
import { type KnownRules, toKnownRequest } from './known-requests.ts';
import { selectRequests } from './request-queries.ts';
import type { StoredRequest } from './stored-request.ts';

/** The columns by which the query of requests reads a written row. */
const written = [
  'id',
  'version',
  'requesterId',
  'type',
  'status',
  'startDate',
  'endDate',
  'startHalf',
  'endHalf',
  'minutes',
  'minutesHalf',
  'formerType',
  'formerStartDate',
  'formerEndDate',
  'formerStartHalf',
  'formerEndHalf',
  'formerMinutes',
  'reason',
  'createdAt',
  'decidedAt',
  'decidedById',
  'decidedForId',
  'recordedById',
  'rejectionReason',
  'originId',
  'originKind',
  'documentReceivedOn',
  'documentFetched',
  'leaveReducedOn',
] as const;

type NewRequest = Omit<RequestTimeOff, 'reason'> & {
  id: string;
  minutesHalf?: Half | undefined;
  requesterId: string;
  reason?: string | null | undefined;
};

/** Stores a pending request and reads it back. */
export async function insertRequest(
  writer: Writer,
  { reason, ...wanted }: NewRequest,
  rules: KnownRules,
): Promise<StoredRequest> {
  return toKnownRequest(writer, onlyRow(await insert(writer, { ...wanted, reason: reason ?? null })), rules);
}

const insert = compiledQuery((writer: Writer, request: NewRequest & { reason: string | null }) =>
  selectRequests(
    // Named like the table, so that the query reads the written row.
    asReader(
      writer.with('timeOffRequests', (of) =>
        of.insertInto('timeOffRequests').values(request).returning(written),
      ),
    ),
  ),
);

interface StoredDecision {
  id: string;
  status: 'APPROVED' | 'REJECTED';
  decidedById: string;
  /** The absent approver for whom a deputy decided. */
  decidedForId: string | undefined;
  decidedAmount: number | undefined;
  rejectionReason: string | undefined;
}

/** Stores a decision and reads the request back, with the time of the decision. */
export async function saveDecision(
  writer: Writer,
  decision: StoredDecision,
  rules: KnownRules | undefined,
): Promise<{ request: StoredRequest; decidedAt: string }> {
  const row = onlyRow(await update(writer, decision));
  const request = await toKnownRequest(writer, row, rules);
  return { request, decidedAt: row.decidedAt?.toISOString() ?? '' };
}

const update = compiledQuery((writer: Writer, { id, ...decision }: StoredDecision) =>
  selectRequests(
    asReader(
      writer.with('timeOffRequests', (of) =>
        of
          .updateTable('timeOffRequests')
          .set((eb) => ({ ...decision, decidedAt: eb.fn<Date>('now'), updatedAt: eb.fn<Date>('now') }))
          .where('id', '=', id)
          .returning(written),
      ),
    ),
  ),
);

function asReader(writer: unknown): Reader {
  return writer as Reader;
}
