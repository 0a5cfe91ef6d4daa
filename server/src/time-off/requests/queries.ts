import type { Viewer } from '@almanac/domain/access/permissions';
import type { Period } from '@almanac/domain/calendar/period';
import { awayType, hiddenAudiences, type SeenType, typeAsSeen } from '@almanac/domain/leave/leave-type';
import { paginationOf } from '@almanac/domain/paging';
import type { ChargeFacts } from '@almanac/domain/time-off/balances/charges';
import { statusesThatHoldDays } from '@almanac/domain/time-off/requests/request-status';
import type {
  ExportRequests,
  ListRequests,
  RequestPage,
  TimeOffRequest,
} from '@almanac/domain/time-off/requests/schema';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { leaveTypes, readTypesByCode } from '../../leave/type-queries.ts';
import type { People, Person } from '../../people/accounts/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { DB, TimeOffRequests } from '../../platform/database/tables.ts';
import { isInTeam } from '../../teams/directory/team-queries.ts';
import { readRequestAmounts, requestAmounts } from './request-amounts.ts';
import { selectRequests, toRequest, toRequests } from './request-queries.ts';
import { requestAsSeen, type StoredRequest } from './stored-request.ts';

/** Whose booking of what a request is. */
export const bookingColumns = [
  'id',
  'requesterId',
  'type',
  'status',
  'startDate',
  'endDate',
  'startHalf',
  'endHalf',
  'minutes',
] as const;

/** The requests with a day of the period, to join or to narrow down. */
export function requestsTouching({ startDate, endDate }: Period) {
  return expressionBuilder<DB>()
    .selectFrom('timeOffRequests')
    .select(bookingColumns)
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
    .select(['id', 'type', 'status', 'startDate', 'endDate', 'startHalf', 'endHalf', 'minutes'])
    .where('requesterId', '=', userId)
    .where('status', 'in', statusesThatHoldDays)
    .orderBy('startDate')
    .execute();
  const types = await readTypesByCode(database);
  const { role } = viewer;
  const isRequester = viewer.id === userId;
  return requests.map(({ minutes, ...request }) => ({
    ...request,
    minutes: minutes ?? undefined,
    seenType: typeAsSeen(types.get(request.type), { role, isRequester }, true) satisfies SeenType,
  }));
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
  const data = (await toRequests(database, rows)).map((request) => requestAsSeen(request, viewer));
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

type RequestFilters = Omit<ExportRequests, 'sortBy' | 'sortOrder'> & TypeFilter;

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
  return (await toRequests(database, rows)).map((request) => requestAsSeen(request, viewer));
}

/** Reads the ids of all requests that match, in the order asked. */
export async function readMatchingIds(
  database: Reader,
  requesters: People,
  filters: ExportRequests,
  viewer: Viewer,
): Promise<string[]> {
  const rows = await database
    .selectFrom('timeOffRequests as request')
    .innerJoin(requesters.as('requester'), 'requester.id', 'request.requesterId')
    .select('request.id')
    .where(matchesFilters(filters, viewer))
    .orderBy(`request.${filters.sortBy}`, filters.sortOrder)
    .orderBy('request.id', filters.sortOrder)
    .execute();
  return rows.map(({ id }) => id);
}

/** Reads those of the requests that the requesters made, who are the viewer or in their scope, in the order of the ids. */
export async function readRequestsById(
  database: Reader,
  requesters: People,
  ids: readonly string[],
  viewer: Viewer,
): Promise<TimeOffRequest[]> {
  const rows = await selectRequests(database, requesters)
    .where((eb) => eb('request.id', '=', eb.fn.any(eb.val(ids))))
    .execute();
  const requests = new Map((await toRequests(database, rows)).map((request) => [request.id, request]));
  return ids.flatMap((id) => requests.get(id) ?? []).map((request) => requestAsSeen(request, viewer));
}

/** Reads the request if one of the requesters made it. */
export async function readOneRequest(
  database: Reader,
  requesters: People,
  id: string,
): Promise<StoredRequest | undefined> {
  const rows = await selectRequests(database, requesters).where('request.id', '=', id).execute();
  const [request] = await toRequests(database, rows);
  return request;
}

/** Reads the requests with the ids, whoever made them, by their ids. */
export async function readKnownRequests(
  database: Reader,
  ids: readonly string[],
): Promise<Map<string, StoredRequest>> {
  const rows = await selectRequests(database)
    .where((eb) => eb('request.id', '=', eb.fn.any(eb.val(ids))))
    .execute();
  return new Map((await toRequests(database, rows)).map((request) => [request.id, request]));
}

/** Reads a request that the caller is known to see; what its person works by need not be read where it is known. */
export async function readKnownRequest(
  database: Reader,
  id: string,
  facts?: ChargeFacts,
): Promise<StoredRequest> {
  const row = await selectRequests(database).where('request.id', '=', id).executeTakeFirstOrThrow();
  const amounts = facts ? requestAmounts(row, facts) : (await readRequestAmounts(database, [row]))(row);
  return toRequest(row, await readTypesByCode(database), amounts);
}
