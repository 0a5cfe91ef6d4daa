import { personName } from '@almanac/domain/access/person-name';
import { typeOfRequest } from '@almanac/domain/leave/types/leave-type';
import { isDocumentMissing } from '@almanac/domain/time-off/requests/expected-document';
import type { LinkedRequest } from '@almanac/domain/time-off/requests/schema';
import { statedHalvesOf } from '@almanac/domain/time-off/requests/span-text';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { departments } from '../../../departments/queries.ts';
import type { TypesByCode } from '../../../leave/types/type-queries.ts';
import { type People, people } from '../../../people/accounts/records/people-queries.ts';
import { personReference } from '../../../people/accounts/records/person-reference.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { withoutNulls } from '../../../platform/database/statements/without-nulls.ts';
import type { TimeOffRequests } from '../../../platform/database/tables.ts';
import { type RequestAmounts, readRequestAmounts } from './request-amounts.ts';
import type { StoredRequest } from './stored-request.ts';

export type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>>;

/** The table itself, also where a statement's own rows have its name. */
const storedRequests = sql.table<TimeOffRequests>('public.time_off_requests');

export function selectRequests(database: Reader, requesters: People = people) {
  return database
    .selectFrom('timeOffRequests as request')
    .innerJoin(requesters.as('requester'), 'requester.id', 'request.requesterId')
    .leftJoin(departments.as('department'), 'department.id', 'requester.departmentId')
    .leftJoin(people.as('decider'), 'decider.id', 'request.decidedById')
    .leftJoin(people.as('absent'), 'absent.id', 'request.decidedForId')
    .leftJoin(people.as('recorder'), 'recorder.id', 'request.recordedById')
    .select([
      'request.id',
      'request.version',
      'request.type',
      'request.status',
      'request.startDate',
      'request.endDate',
      'request.startHalf',
      'request.endHalf',
      'request.minutes',
      'request.minutesHalf',
      'request.formerType',
      'request.formerStartDate',
      'request.formerEndDate',
      'request.formerStartHalf',
      'request.formerEndHalf',
      'request.formerMinutes',
      'request.reason',
      'request.createdAt',
      'request.decidedAt',
      'request.rejectionReason',
      'requester.id as requesterId',
      'requester.name as requesterName',
      'requester.email as requesterEmail',
      'requester.isActive as isRequesterActive',
      'department.name as departmentName',
      'decider.id as deciderId',
      'decider.name as deciderName',
      'decider.email as deciderEmail',
      'decider.isActive as isDeciderActive',
      'absent.id as absentId',
      'absent.name as absentName',
      'absent.email as absentEmail',
      'recorder.id as recorderId',
      'recorder.name as recorderName',
      'recorder.email as recorderEmail',
      'request.originKind',
      'request.documentReceivedOn',
      'request.documentFetched',
      'request.leaveReducedOn',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom(storedRequests.as('other'))
          .select(['other.id', 'other.type', 'other.originKind as kind', 'other.status', 'other.minutes'])
          .select(['other.startHalf as begins', 'other.endHalf as ends'])
          .select((of) => [
            of.cast<string>('other.startDate', 'text').as('first'),
            of.cast<string>('other.endDate', 'text').as('last'),
            of('other.originId', '=', of.ref('request.id')).as('part'),
            of('other.id', '=', of.ref('request.originId')).as('origin'),
          ])
          .where((of) =>
            of.or([
              of('other.originId', '=', of.ref('request.id')),
              of('other.id', '=', of.ref('request.originId')),
              of('other.originId', '=', of.ref('request.originId')),
            ]),
          )
          .whereRef('other.id', '<>', 'request.id')
          .orderBy('other.startDate')
          .orderBy('other.id'),
      ).as('linked'),
    );
}

/** The requests with their amounts and types. */
export async function toRequests(database: Reader, rows: readonly RequestRow[]): Promise<StoredRequest[]> {
  if (rows.length === 0) return [];
  const { types, amountsOf } = await readRequestAmounts(database, rows);
  return rows.map((row) => toRequest(row, types, amountsOf(row)));
}

export function toRequest(row: RequestRow, types: TypesByCode, amounts: RequestAmounts): StoredRequest {
  const { businessDays, workDays, amount, employedDays } = amounts;
  return {
    id: row.id,
    version: row.version,
    type: typeOfRequest(types.get(row.type), row),
    status: row.status,
    startDate: row.startDate,
    endDate: row.endDate,
    startHalf: row.startHalf,
    endHalf: row.endHalf,
    ...withoutNulls({ minutes: row.minutes }),
    ...(row.startHalf !== row.endHalf && withoutNulls({ minutesHalf: row.minutesHalf })),
    businessDays,
    workDays,
    amount,
    ...(employedDays !== undefined && { employedDays }),
    ...changedFrom(row, types),
    ...withoutNulls({ reason: row.reason }),
    createdAt: row.createdAt.toISOString(),
    ...(row.decidedAt !== null && row.status !== 'REJECTED' && { approvedAt: row.decidedAt.toISOString() }),
    ...withoutNulls({ rejectionReason: row.rejectionReason }),
    ...documentOf(row, types, amounts),
    ...withoutNulls({ leaveReducedOn: row.leaveReducedOn }),
    ...(row.deciderId !== null && {
      decidedBy: {
        id: row.deciderId,
        name: personName({ name: row.deciderName ?? '', email: row.deciderEmail ?? '' }),
        ...(row.isDeciderActive === false && { isActive: false as const }),
      },
    }),
    ...(row.absentId !== null && {
      decidedFor: {
        id: row.absentId,
        name: personName({ name: row.absentName ?? '', email: row.absentEmail ?? '' }),
      },
    }),
    ...(row.recorderId !== null && {
      recordedBy: {
        id: row.recorderId,
        name: personName({ name: row.recorderName ?? '', email: row.recorderEmail ?? '' }),
      },
    }),
    ...linkedOf(row, types),
    requester: {
      ...personReference({ id: row.requesterId, name: row.requesterName, email: row.requesterEmail }),
      ...(row.departmentName !== null && { department: { name: row.departmentName } }),
      ...(!row.isRequesterActive && { isActive: false as const }),
    },
  };
}

function documentOf(
  { status, type, ...row }: RequestRow,
  types: TypesByCode,
  { businessDays, amount }: RequestAmounts,
) {
  const document = withoutNulls({ documentReceivedOn: row.documentReceivedOn });
  const isMissing = isDocumentMissing(types.get(type), { status, businessDays, amount, ...document });
  return {
    ...document,
    ...(isMissing && { documentMissing: true as const }),
    ...(document.documentReceivedOn !== undefined &&
      row.documentFetched && { documentFetched: true as const }),
  };
}

type LinkedRow = RequestRow['linked'][number];

/** The parts of an interrupted request, with all their types, visible or not. */
function linkedOf(row: RequestRow, types: TypesByCode) {
  const linked = row.linked.filter(({ part, origin }) => part || origin).map((each) => linkOf(each, row));
  if (linked.length === 0) return {};
  return {
    linked,
    linkedTypes: row.linked.map(({ type, last, status }) =>
      typeOfRequest(types.get(type), { endDate: last, status }),
    ),
  };
}

// Keys of nested rows are not renamed, so they are single words.
function linkOf({ id, kind, status, first, last, part, ...told }: LinkedRow, row: RequestRow): LinkedRequest {
  const isRest = (part ? kind : row.originKind) === 'REST';
  const [toPart, toOrigin] = isRest
    ? (['CONTINUED_BY', 'CONTINUES'] as const)
    : (['INTERRUPTED_BY', 'INTERRUPTS'] as const);
  const { begins: startHalf, ends: endHalf, minutes } = told;
  return {
    id,
    relation: part ? toPart : toOrigin,
    status,
    startDate: first,
    endDate: last,
    ...statedHalvesOf({ startHalf, endHalf, minutes }),
  };
}

function changedFrom(row: RequestRow, types: TypesByCode) {
  const { status, formerType, formerStartDate: startDate, formerEndDate: endDate } = row;
  if (status !== 'PENDING' || !formerType || !startDate || !endDate) return {};
  return {
    changedFrom: {
      type: types.get(formerType),
      startDate,
      endDate,
      ...statedHalvesOf({
        startHalf: row.formerStartHalf,
        endHalf: row.formerEndHalf,
        minutes: row.formerMinutes,
      }),
    },
  };
}
