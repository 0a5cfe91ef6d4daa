import type { Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { awayType, typeOfRequest } from '@almanac/domain/leave/types/leave-type';
import { undoSeconds } from '@almanac/domain/time-off/approvals/undo-decision';
import { blockingStatuses } from '@almanac/domain/time-off/requests/request-status';
import type { ExportRequests, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { readTypesByCode } from '../../leave/types/type-queries.ts';
import { type People, people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { compiledQuery, onlyRow } from '../../platform/database/statements/compiled-query.ts';
import type { DB, TimeOffRequests } from '../../platform/database/tables.ts';
import { isInTeam } from '../../teams/directory/team-queries.ts';
import { isAskedToDecide } from './asked-queries.ts';
import { withHours } from './records/hours-of-row.ts';
import { type KnownRules, toKnownRequest } from './records/known-requests.ts';
import { selectRequests, toRequests } from './records/request-queries.ts';
import { type StoredRequest, visibleRequest } from './records/stored-request.ts';
import { isConcealed, isHidden, seenIn } from './records/visibility-queries.ts';

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
  'minutesHalf',
] as const;

/** The version and the last change of each request, to join. */
export const requestVersions = expressionBuilder<DB>()
  .selectFrom('timeOffRequests')
  .select(['id', 'version', 'updatedAt']);

/** Requests with a day in the period, to join or filter. */
export function requestsTouching(period: Period) {
  return expressionBuilder<DB>()
    .selectFrom('timeOffRequests')
    .select(bookingColumns)
    .where(touches('time_off_requests', period));
}

/** The request's days, within the period if given, to match against dated records. */
export function requestDaysIn({ startDate, endDate }: { [End in keyof Period]?: CalendarDate | undefined }) {
  const { ref } = expressionBuilder<DB & { request: TimeOffRequests }, 'request'>();
  const [first, last] = [ref('request.startDate'), ref('request.endDate')];
  return {
    startDate: startDate === undefined ? first : sql<CalendarDate>`greatest(${first}, ${startDate}::date)`,
    endDate: endDate === undefined ? last : sql<CalendarDate>`least(${last}, ${endDate}::date)`,
  };
}

/** Whether the request has a day in the period; uses an index. The period must not end before it starts. */
export function touches(request: 'time_off_requests' | 'request', { startDate, endDate }: Period) {
  const days = (column: string) => sql.ref(`${request}.${column}`);
  // PostgreSQL rejects a range that ends before it starts.
  return sql<boolean>`daterange(${days('start_date')}, ${days('end_date')}, '[]')
    && daterange(${startDate}::date, greatest(${startDate}::date, ${endDate}::date), '[]')`;
}

/** A viewer who sees only public types of the person. */
const anybody = { id: '', role: 'EMPLOYEE' } as const;

/** The person's requests that occupy days, by date, with types as visible to the viewer. */
export async function readOpenRequests(
  database: Reader,
  userId: string,
  viewer: Pick<Viewer, 'id' | 'role'> = anybody,
) {
  const requests = await database
    .selectFrom('timeOffRequests')
    .select([
      'id',
      'type',
      'status',
      'startDate',
      'endDate',
      'startHalf',
      'endHalf',
      'minutes',
      'minutesHalf',
    ])
    .where('requesterId', '=', userId)
    .where('status', 'in', blockingStatuses)
    .orderBy('startDate')
    .execute();
  const types = await readTypesByCode(database);
  const { role } = viewer;
  const isRequester = viewer.id === userId;
  return requests.map((request) => ({
    ...withHours(request),
    ...seenIn(typeOfRequest(types.get(request.type), request), { role, isRequester }),
  }));
}

/** The requesters' matching requests, to count or page. */
export function requestsMatching(
  database: Reader,
  requesters: People,
  filters: RequestFilters,
  viewer: Viewer,
) {
  return database
    .selectFrom('timeOffRequests as request')
    .where(isMadeByOneOf(requesters))
    .where(matchesFilters(filters, viewer));
}

// No filter is needed for everyone.
function isMadeByOneOf(requesters: People): Expression<SqlBool> {
  const eb = expressionBuilder<DB & { request: TimeOffRequests }, 'request'>();
  if (requesters === people) return eb.lit(true);
  return eb('request.requesterId', 'in', requesters.clearSelect().select('person.id'));
}

export interface DecisionFilter {
  /** Excludes requests of types hidden from the viewer, who may not decide them. */
  isDecidable?: boolean | undefined;
  /** Only those that the viewer is asked to decide on this day. */
  askedOn?: CalendarDate | undefined;
}

export type RequestFilters = Omit<ExportRequests, 'sortBy' | 'sortOrder'> & DecisionFilter;

function matchesFilters(filters: RequestFilters, viewer: Viewer): Expression<SqlBool> {
  const eb = expressionBuilder<DB & { request: TimeOffRequests }, 'request'>();
  const { askedOn, status, type, isDecidable, startDate, endDate, requesterId, departmentId, teamId } =
    filters;
  const days = requestDaysIn({ startDate, endDate });
  const inDepartment = people
    .where('person.departmentId', '=', departmentId ?? null)
    .clearSelect()
    .select('person.id');
  return eb.and([
    ...(status
      ? [
          eb(
            'request.status',
            'in',
            status.map((each) => sql.lit(each)),
          ),
        ]
      : []),
    ...(type ? [hasType(type, viewer)] : []),
    eb.not(isDecidable ? isHidden(viewer) : isConcealed(viewer)),
    ...(askedOn ? [isAskedToDecide(viewer, askedOn)] : []),
    ...(startDate ? [eb('request.endDate', '>=', startDate)] : []),
    ...(endDate ? [eb('request.startDate', '<=', endDate)] : []),
    ...(requesterId ? [eb('request.requesterId', '=', requesterId)] : []),
    ...(departmentId ? [eb('request.requesterId', 'in', inDepartment)] : []),
    ...(teamId ? [isInTeam(eb.ref('request.requesterId'), teamId, days)] : []),
  ]);
}

/** Counts each matching request's days in the period. */
export function daysOfRequests(
  database: Reader,
  requesters: People,
  filters: RequestFilters & Period,
  viewer: Viewer,
) {
  const first = sql<string>`greatest(request.start_date, ${filters.startDate}::date)`;
  const last = sql<string>`least(request.end_date, ${filters.endDate}::date)`;
  return requestsMatching(database, requesters, filters, viewer)
    .where(touches('request', filters))
    .select(sql<number>`coalesce(sum(${last} - ${first} + 1), 0)::int`.as('days'));
}

/** Whether the request has one of the types, as named for the viewer. */
function hasType(codes: readonly string[], viewer: Viewer): Expression<SqlBool> {
  const eb = expressionBuilder<DB & { request: TimeOffRequests }, 'request'>();
  const hidden = isHidden(viewer);
  const isOfType = eb.and([eb('request.type', 'in', codes), eb.not(hidden)]);
  return codes.includes(awayType.code) ? eb.or([isOfType, hidden]) : isOfType;
}

/** All requests of the requesters, who are the viewer or in their scope, by date. */
export async function readEveryRequest(
  database: Reader,
  requesters: People,
  filters: RequestFilters,
  viewer: Viewer,
): Promise<TimeOffRequest[]> {
  const rows = await selectRequests(database)
    .where(isMadeByOneOf(requesters))
    .where(matchesFilters(filters, viewer))
    .orderBy('request.startDate')
    .orderBy('request.id')
    .execute();
  return (await toRequests(database, rows)).map((request) => visibleRequest(request, viewer));
}

/** The ids of all matching requests, in the requested order. */
export async function readMatchingIds(
  database: Reader,
  requesters: People,
  filters: ExportRequests,
  viewer: Viewer,
): Promise<string[]> {
  const rows = await requestsMatching(database, requesters, filters, viewer)
    .select('request.id')
    .orderBy(`request.${filters.sortBy}`, filters.sortOrder)
    .orderBy('request.id', filters.sortOrder)
    .execute();
  return rows.map(({ id }) => id);
}

/** The given requests of the requesters, who are the viewer or in their scope, in the order of the ids. */
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
  return ids.flatMap((id) => requests.get(id) ?? []).map((request) => visibleRequest(request, viewer));
}

/** The request, if one of the requesters made it and it is visible. They are the viewer or in their scope. */
export async function readOneRequest(
  database: Reader,
  requesters: People,
  id: string,
  viewer: Viewer,
): Promise<StoredRequest | undefined> {
  const rows = await selectRequests(database, requesters)
    .where('request.id', '=', id)
    .where((eb) => eb.not(isConcealed(viewer)))
    .execute();
  const [request] = await toRequests(database, rows);
  return request;
}

/** The request of any requester, if it exists. */
export async function readRequestFound(
  database: Reader,
  id: Expression<string>,
): Promise<StoredRequest | undefined> {
  const rows = await selectRequests(database).where('request.id', 'in', id).execute();
  const [request] = await toRequests(database, rows);
  return request;
}

/** The requests of any requester, by id. */
export async function readKnownRequests(
  database: Reader,
  ids: readonly string[],
): Promise<Map<string, StoredRequest>> {
  const rows = await selectRequests(database)
    .where((eb) => eb('request.id', '=', eb.fn.any(eb.val(ids))))
    .execute();
  return new Map((await toRequests(database, rows)).map((request) => [request.id, request]));
}

const queryRequest = compiledQuery((database, { id }: { id: string }) =>
  selectRequests(database).where('request.id', '=', id),
);

/** Reads a request visible to the caller; known rules are not read again. */
export async function readKnownRequest(
  database: Reader,
  id: string,
  known?: KnownRules,
): Promise<StoredRequest> {
  return toKnownRequest(database, onlyRow(await queryRequest(database, { id })), known);
}

/** Whether the mail about an automatically approved request is still unsent, by the database clock. */
export async function isUnannounced(database: Reader, id: string): Promise<boolean> {
  const found = await database
    .selectFrom('timeOffRequests')
    .select('id')
    .where('id', '=', id)
    .where('decidedAt', 'is not', null)
    .where('decidedById', 'is', null)
    .where('createdAt', '>', sql<Date>`clock_timestamp() - make_interval(secs => ${undoSeconds})`)
    .executeTakeFirst();
  return found !== undefined;
}
