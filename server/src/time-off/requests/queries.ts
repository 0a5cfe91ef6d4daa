import { personName } from '@almanac/domain/access/person-name';
import { countBusinessDays } from '@almanac/domain/calendar/business-days';
import type { Period } from '@almanac/domain/calendar/period';
import { paginationOf } from '@almanac/domain/paging';
import { statusesThatHoldDays } from '@almanac/domain/time-off/requests/request-status';
import type { ListRequests, RequestPage, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { departments } from '../../departments/queries.ts';
import { type People, type Person, people } from '../../people/accounts/people-queries.ts';
import { personReference } from '../../people/accounts/person-reference.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { DB, TimeOffRequests } from '../../platform/database/tables.ts';
import { withoutNulls } from '../../platform/database/without-nulls.ts';
import { isInTeam } from '../../teams/directory/team-queries.ts';

/** The requests with a day of the period, to join or to narrow down. */
export function requestsTouching({ startDate, endDate }: Period) {
  return expressionBuilder<DB>()
    .selectFrom('timeOffRequests')
    .select(['id', 'requesterId', 'type', 'status', 'startDate', 'endDate'])
    .where('startDate', '<=', endDate)
    .where('endDate', '>=', startDate);
}

/** Reads the person's requests that hold days, in the order of their days. */
export function readOpenRequests(database: Reader, userId: string) {
  return database
    .selectFrom('timeOffRequests')
    .select(['id', 'type', 'status', 'startDate', 'endDate'])
    .where('requesterId', '=', userId)
    .where('status', 'in', statusesThatHoldDays)
    .orderBy('startDate')
    .execute();
}

type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>>;

function selectRequests(database: Reader, requesters: People = people) {
  return database
    .selectFrom('timeOffRequests as request')
    .innerJoin(requesters.as('requester'), 'requester.id', 'request.requesterId')
    .leftJoin(departments.as('department'), 'department.id', 'requester.departmentId')
    .leftJoin(people.as('decider'), 'decider.id', 'request.decidedById')
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
    ]);
}

function toRequest(row: RequestRow): TimeOffRequest {
  return {
    id: row.id,
    version: row.version,
    type: row.type,
    status: row.status,
    startDate: row.startDate,
    endDate: row.endDate,
    businessDays: countBusinessDays(row),
    ...changedFrom(row),
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
    requester: {
      ...personReference({ id: row.requesterId, name: row.requesterName, email: row.requesterEmail }),
      ...(row.departmentName !== null && { department: { name: row.departmentName } }),
      ...(!row.isRequesterActive && { isActive: false as const }),
    },
  };
}

function changedFrom({ status, formerType, formerStartDate, formerEndDate }: RequestRow) {
  if (status !== 'PENDING' || !formerType || !formerStartDate || !formerEndDate) return {};
  return { changedFrom: { type: formerType, startDate: formerStartDate, endDate: formerEndDate } };
}

/** Reads a page of the requests that the requesters made. */
export async function readRequests(
  database: Reader,
  requesters: People,
  filters: ListRequests,
): Promise<RequestPage> {
  const { page, limit, sortBy, sortOrder } = filters;
  const matching = selectRequests(database, requesters).where(matchesFilters(filters));
  const rows = await matching
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .orderBy(`request.${sortBy}`, sortOrder)
    .orderBy('request.id', sortOrder)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const isPastTheEnd = rows.length === 0 && page > 1;
  const total = isPastTheEnd ? await countRows(matching) : (rows[0]?.total ?? 0);
  return { data: rows.map(toRequest), pagination: paginationOf({ page, limit }, total) };
}

async function countRows(matching: ReturnType<typeof selectRequests>): Promise<number> {
  const { total } = await matching
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

type RequestFilters = Omit<ListRequests, 'page' | 'limit' | 'sortBy' | 'sortOrder'>;

function matchesFilters(filters: RequestFilters): Expression<SqlBool> {
  const eb = expressionBuilder<
    DB & { request: TimeOffRequests; requester: Person },
    'request' | 'requester'
  >();
  const { status, type, startDate, endDate, requesterId, departmentId, teamId } = filters;
  const days = { startDate: eb.ref('request.startDate'), endDate: eb.ref('request.endDate') };
  return eb.and([
    ...(status ? [eb('request.status', 'in', status)] : []),
    ...(type ? [eb('request.type', 'in', type)] : []),
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
): Promise<number> {
  const first = sql<string>`greatest(request.start_date, ${filters.startDate}::date)`;
  const last = sql<string>`least(request.end_date, ${filters.endDate}::date)`;
  const { days } = await database
    .selectFrom('timeOffRequests as request')
    .innerJoin(requesters.as('requester'), 'requester.id', 'request.requesterId')
    .select(sql<number>`coalesce(sum(${last} - ${first} + 1), 0)::int`.as('days'))
    .where(matchesFilters(filters))
    .executeTakeFirstOrThrow();
  return days;
}

/** Reads every request that the requesters made, in the order of their days. */
export async function readEveryRequest(
  database: Reader,
  requesters: People,
  filters: RequestFilters,
): Promise<TimeOffRequest[]> {
  const rows = await selectRequests(database, requesters)
    .where(matchesFilters(filters))
    .orderBy('request.startDate')
    .orderBy('request.id')
    .execute();
  return rows.map(toRequest);
}

/** Reads the request if one of the requesters made it. */
export async function readOneRequest(
  database: Reader,
  requesters: People,
  id: string,
): Promise<TimeOffRequest | undefined> {
  const row = await selectRequests(database, requesters).where('request.id', '=', id).executeTakeFirst();
  return row && toRequest(row);
}

/** Reads a request that the caller is known to see. */
export async function readKnownRequest(database: Reader, id: string): Promise<TimeOffRequest> {
  return toRequest(await selectRequests(database).where('request.id', '=', id).executeTakeFirstOrThrow());
}
