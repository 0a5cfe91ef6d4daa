import type { Viewer } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import { countBusinessDays } from '@almanac/domain/calendar/business-days';
import type { Period } from '@almanac/domain/calendar/period';
import { awayType, hiddenAudiences, type SeenType, typeAsSeen } from '@almanac/domain/leave/leave-type';
import { paginationOf } from '@almanac/domain/paging';
import { statusesThatHoldDays } from '@almanac/domain/time-off/requests/request-status';
import type {
  LinkedRequest,
  ListRequests,
  RequestPage,
  TimeOffRequest,
} from '@almanac/domain/time-off/requests/schema';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { departments } from '../../departments/queries.ts';
import { leaveTypes, readTypesByCode, type TypesByCode } from '../../leave/type-queries.ts';
import { type People, type Person, people } from '../../people/accounts/people-queries.ts';
import { personReference } from '../../people/accounts/person-reference.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { DB, TimeOffRequests } from '../../platform/database/tables.ts';
import { withoutNulls } from '../../platform/database/without-nulls.ts';
import { isInTeam } from '../../teams/directory/team-queries.ts';
import { requestAsSeen, type StoredRequest } from './stored-request.ts';

/** The requests with a day of the period, to join or to narrow down. */
export function requestsTouching({ startDate, endDate }: Period) {
  return expressionBuilder<DB>()
    .selectFrom('timeOffRequests')
    .select(['id', 'requesterId', 'type', 'status', 'startDate', 'endDate', 'startHalf', 'endHalf'])
    .where('startDate', '<=', endDate)
    .where('endDate', '>=', startDate);
}

/** Whoever is told nothing of a person's types but what everybody may see. */
const anybody = { id: '', role: 'EMPLOYEE' } as const;

/** Reads the person's requests that hold days, in the order of their days, with their types as the viewer may see them. */
export async function readOpenRequests(
  database: Reader,
  userId: string,
  viewer: Pick<Viewer, 'id' | 'role'> = anybody,
) {
  const requests = await database
    .selectFrom('timeOffRequests')
    .select(['id', 'type', 'status', 'startDate', 'endDate'])
    .where('requesterId', '=', userId)
    .where('status', 'in', statusesThatHoldDays)
    .orderBy('startDate')
    .execute();
  const types = await readTypesByCode(database);
  const { role } = viewer;
  const isRequester = viewer.id === userId;
  return requests.map((request) => ({
    ...request,
    seenType: typeAsSeen(types.get(request.type), { role, isRequester }, true) satisfies SeenType,
  }));
}

type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>>;

function selectRequests(database: Reader, requesters: People = people) {
  return database
    .selectFrom('timeOffRequests as request')
    .innerJoin(requesters.as('requester'), 'requester.id', 'request.requesterId')
    .leftJoin(departments.as('department'), 'department.id', 'requester.departmentId')
    .leftJoin(people.as('decider'), 'decider.id', 'request.decidedById')
    .leftJoin(people.as('recorder'), 'recorder.id', 'request.recordedById')
    .select([
      'request.id',
      'request.version',
      'request.type',
      'request.status',
      'request.startDate',
      'request.endDate',
      'request.formerType',
      'request.formerStartDate',
      'request.formerEndDate',
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
      'recorder.id as recorderId',
      'recorder.name as recorderName',
      'recorder.email as recorderEmail',
      'request.originKind',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('timeOffRequests as other')
          .select(['other.id', 'other.originKind as kind', 'other.status'])
          .select((of) => [
            of.cast<string>('other.startDate', 'text').as('first'),
            of.cast<string>('other.endDate', 'text').as('last'),
            of('other.originId', '=', of.ref('request.id')).as('part'),
          ])
          .where((of) =>
            of.or([
              of('other.originId', '=', of.ref('request.id')),
              of('other.id', '=', of.ref('request.originId')),
            ]),
          )
          .orderBy('other.startDate')
          .orderBy('other.id'),
      ).as('linked'),
    );
}

function toRequest(row: RequestRow, types: TypesByCode): StoredRequest {
  return {
    id: row.id,
    version: row.version,
    type: types.get(row.type),
    status: row.status,
    startDate: row.startDate,
    endDate: row.endDate,
    businessDays: countBusinessDays(row),
    ...changedFrom(row, types),
    ...withoutNulls({ reason: row.reason }),
    createdAt: row.createdAt.toISOString(),
    ...(row.decidedAt !== null && row.status !== 'REJECTED' && { approvedAt: row.decidedAt.toISOString() }),
    ...withoutNulls({ rejectionReason: row.rejectionReason }),
    ...(row.deciderId !== null && {
      decidedBy: {
        id: row.deciderId,
        name: personName({ name: row.deciderName ?? '', email: row.deciderEmail ?? '' }),
        ...(row.isDeciderActive === false && { isActive: false as const }),
      },
    }),
    ...(row.recorderId !== null && {
      recordedBy: {
        id: row.recorderId,
        name: personName({ name: row.recorderName ?? '', email: row.recorderEmail ?? '' }),
      },
    }),
    ...(row.linked.length > 0 && { linked: row.linked.map((each) => linkOf(each, row)) }),
    requester: {
      ...personReference({ id: row.requesterId, name: row.requesterName, email: row.requesterEmail }),
      ...(row.departmentName !== null && { department: { name: row.departmentName } }),
      ...(!row.isRequesterActive && { isActive: false as const }),
    },
  };
}

type LinkedRow = RequestRow['linked'][number];

// The keys of nested rows come as the database has them, so they are single words.
function linkOf({ id, kind, status, first, last, part }: LinkedRow, row: RequestRow): LinkedRequest {
  const isRest = (part ? kind : row.originKind) === 'REST';
  const [toPart, toOrigin] = isRest
    ? (['CONTINUED_BY', 'CONTINUES'] as const)
    : (['INTERRUPTED_BY', 'INTERRUPTS'] as const);
  return { id, relation: part ? toPart : toOrigin, status, startDate: first, endDate: last };
}

function changedFrom({ status, formerType, formerStartDate, formerEndDate }: RequestRow, types: TypesByCode) {
  if (status !== 'PENDING' || !formerType || !formerStartDate || !formerEndDate) return {};
  return { changedFrom: { type: types.get(formerType), startDate: formerStartDate, endDate: formerEndDate } };
}

/** Reads a page of the requests that the requesters made, who are the viewer or in their scope, as the viewer may see them. */
export async function readRequests(
  database: Reader,
  requesters: People,
  filters: ListRequests & TypeFilter,
  viewer: Viewer,
): Promise<RequestPage> {
  const { page, limit, sortBy, sortOrder } = filters;
  const matching = selectRequests(database, requesters).where(matchesFilters(filters, viewer));
  const rows = await matching
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .orderBy(`request.${sortBy}`, sortOrder)
    .orderBy('request.id', sortOrder)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const isPastTheEnd = rows.length === 0 && page > 1;
  const total = isPastTheEnd ? await countRows(matching) : (rows[0]?.total ?? 0);
  const types = await readTypesByCode(database);
  const data = rows.map((row) => requestAsSeen(toRequest(row, types), viewer));
  return { data, pagination: paginationOf({ page, limit }, total) };
}

async function countRows(matching: ReturnType<typeof selectRequests>): Promise<number> {
  const { total } = await matching
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

interface TypeFilter {
  /** Leaves out what the viewer may not decide, as its type is hidden from them. */
  isDecidable?: boolean;
}

type RequestFilters = Omit<ListRequests, 'page' | 'limit' | 'sortBy' | 'sortOrder'> & TypeFilter;

function matchesFilters(filters: RequestFilters, viewer: Viewer): Expression<SqlBool> {
  const eb = expressionBuilder<
    DB & { request: TimeOffRequests; requester: Person },
    'request' | 'requester'
  >();
  const { status, type, isDecidable, startDate, endDate, requesterId, departmentId, teamId } = filters;
  const days = { startDate: eb.ref('request.startDate'), endDate: eb.ref('request.endDate') };
  return eb.and([
    ...(status ? [eb('request.status', 'in', status)] : []),
    ...(type ? [hasType(type, viewer)] : []),
    ...(isDecidable ? [eb.not(isHidden(viewer))] : []),
    ...(startDate ? [eb('request.endDate', '>=', startDate)] : []),
    ...(endDate ? [eb('request.startDate', '<=', endDate)] : []),
    ...(requesterId ? [eb('requester.id', '=', requesterId)] : []),
    ...(departmentId ? [eb('requester.departmentId', '=', departmentId)] : []),
    ...(teamId ? [isInTeam(eb.ref('request.requesterId'), teamId, days)] : []),
  ]);
}

/** Counts the days of the period that the requests take which the requesters made, each request for itself. */
export async function countDaysOfRequests(
  database: Reader,
  requesters: People,
  filters: RequestFilters & Period,
  viewer: Viewer,
): Promise<number> {
  const first = sql<string>`greatest(request.start_date, ${filters.startDate}::date)`;
  const last = sql<string>`least(request.end_date, ${filters.endDate}::date)`;
  const { days } = await database
    .selectFrom('timeOffRequests as request')
    .innerJoin(requesters.as('requester'), 'requester.id', 'request.requesterId')
    .select(sql<number>`coalesce(sum(${last} - ${first} + 1), 0)::int`.as('days'))
    .where(matchesFilters(filters, viewer))
    .executeTakeFirstOrThrow();
  return days;
}

/** Whether the request is of one of the types, by what its type is called for the viewer. */
function hasType(codes: readonly string[], viewer: Viewer): Expression<SqlBool> {
  const eb = expressionBuilder<DB & { request: TimeOffRequests }, 'request'>();
  const hidden = isHidden(viewer);
  const isOfType = eb.and([eb('request.type', 'in', codes), eb.not(hidden)]);
  return codes.includes(awayType.code) ? eb.or([isOfType, hidden]) : isOfType;
}

/** Whether the viewer may not see the type of the request, which is their own or of somebody in their scope. */
export function isHidden(viewer: Pick<Viewer, 'id' | 'role'>): Expression<SqlBool> {
  const eb = expressionBuilder<DB & { request: Pick<TimeOffRequests, 'type' | 'requesterId'> }, 'request'>();
  const audiences = hiddenAudiences(viewer, true);
  if (audiences.length === 0) return eb.lit(false);
  const hiddenTypes = eb
    .selectFrom(leaveTypes.as('hidden'))
    .select('hidden.code')
    .where('hidden.shownTo', 'in', audiences);
  return eb.and([eb('request.requesterId', '<>', viewer.id), eb('request.type', 'in', hiddenTypes)]);
}

/** Reads every request that the requesters made, who are the viewer or in their scope, in the order of their days. */
export async function readEveryRequest(
  database: Reader,
  requesters: People,
  filters: RequestFilters,
  viewer: Viewer,
): Promise<TimeOffRequest[]> {
  const rows = await selectRequests(database, requesters)
    .where(matchesFilters(filters, viewer))
    .orderBy('request.startDate')
    .orderBy('request.id')
    .execute();
  const types = await readTypesByCode(database);
  return rows.map((row) => requestAsSeen(toRequest(row, types), viewer));
}

/** Reads the request if one of the requesters made it. */
export async function readOneRequest(
  database: Reader,
  requesters: People,
  id: string,
): Promise<StoredRequest | undefined> {
  const row = await selectRequests(database, requesters).where('request.id', '=', id).executeTakeFirst();
  return row && toRequest(row, await readTypesByCode(database));
}

/** Reads a request that the caller is known to see. */
export async function readKnownRequest(database: Reader, id: string): Promise<StoredRequest> {
  const row = await selectRequests(database).where('request.id', '=', id).executeTakeFirstOrThrow();
  return toRequest(row, await readTypesByCode(database));
}
