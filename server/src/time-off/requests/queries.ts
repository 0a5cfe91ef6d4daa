import type { Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import type { RuleFacts } from '@almanac/domain/leave/plans/plan';
import { awayType } from '@almanac/domain/leave/types/leave-type';
import { undoSeconds } from '@almanac/domain/time-off/approvals/undo-decision';
import { statusesThatHoldDays } from '@almanac/domain/time-off/requests/request-status';
import type { ExportRequests, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { readTypesByCode, type TypesByCode } from '../../leave/types/type-queries.ts';
import { type People, people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { compiledQuery, onlyRow } from '../../platform/database/statements/compiled-query.ts';
import type { DB, TimeOffRequests } from '../../platform/database/tables.ts';
import { isInTeam } from '../../teams/directory/team-queries.ts';
import { withHours } from './records/hours-of-row.ts';
import { readRequestAmounts, requestAmounts } from './records/request-amounts.ts';
import { selectRequests, toRequest, toRequests } from './records/request-queries.ts';
import { type StoredRequest, visibleRequest } from './records/stored-request.ts';
import { isConcealed, isHidden, seenIn } from './records/visibility-queries.ts';

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
  'minutesHalf',
] as const;

/** The requests with a day of the period, to join or to narrow down. */
export function requestsTouching(period: Period) {
  return expressionBuilder<DB>()
    .selectFrom('timeOffRequests')
    .select(bookingColumns)
    .where(touches('time_off_requests', period));
}

/** The days of the request, those of the period alone where its ends are given, to ask what held on one of them. */
export function requestDaysIn({ startDate, endDate }: { [End in keyof Period]?: CalendarDate | undefined }) {
  const { ref } = expressionBuilder<DB & { request: TimeOffRequests }, 'request'>();
  const [first, last] = [ref('request.startDate'), ref('request.endDate')];
  return {
    startDate: startDate === undefined ? first : sql<CalendarDate>`greatest(${first}, ${startDate}::date)`,
    endDate: endDate === undefined ? last : sql<CalendarDate>`least(${last}, ${endDate}::date)`,
  };
}

/** Whether the request has a day of the period, whose end does not lie before its start; an index finds those that have. */
function touches(request: 'time_off_requests' | 'request', { startDate, endDate }: Period) {
  const days = (column: string) => sql.ref(`${request}.${column}`);
  // A range whose end lies before its start would be a fault of the database.
  return sql<boolean>`daterange(${days('start_date')}, ${days('end_date')}, '[]')
    && daterange(${startDate}::date, greatest(${startDate}::date, ${endDate}::date), '[]')`;
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
    .where('status', 'in', statusesThatHoldDays)
    .orderBy('startDate')
    .execute();
  const types = await readTypesByCode(database);
  const { role } = viewer;
  const isRequester = viewer.id === userId;
  return requests.map((request) => ({
    ...withHours(request),
    ...seenIn(types.get(request.type), { role, isRequester }),
  }));
}

/** The requests that the requesters made and that match, to count or to narrow down to a page. */
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

// Everybody is one of all people, and need not be looked for among them.
function isMadeByOneOf(requesters: People): Expression<SqlBool> {
  const eb = expressionBuilder<DB & { request: TimeOffRequests }, 'request'>();
  if (requesters === people) return eb.lit(true);
  return eb('request.requesterId', 'in', requesters.clearSelect().select('person.id'));
}

export interface TypeFilter {
  /** Leaves out what the viewer may not decide, as its type is hidden from them. */
  isDecidable?: boolean | undefined;
}

export type RequestFilters = Omit<ExportRequests, 'sortBy' | 'sortOrder'> & TypeFilter;

function matchesFilters(filters: RequestFilters, viewer: Viewer): Expression<SqlBool> {
  const eb = expressionBuilder<DB & { request: TimeOffRequests }, 'request'>();
  const { status, type, isDecidable, startDate, endDate, requesterId, departmentId, teamId } = filters;
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
    ...(startDate ? [eb('request.endDate', '>=', startDate)] : []),
    ...(endDate ? [eb('request.startDate', '<=', endDate)] : []),
    ...(requesterId ? [eb('request.requesterId', '=', requesterId)] : []),
    ...(departmentId ? [eb('request.requesterId', 'in', inDepartment)] : []),
    ...(teamId ? [isInTeam(eb.ref('request.requesterId'), teamId, days)] : []),
  ]);
}

/** Counts the days of the period that the requests take which the requesters made, each request for itself. */
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

/** Whether the request is of one of the types, by what its type is called for the viewer. */
function hasType(codes: readonly string[], viewer: Viewer): Expression<SqlBool> {
  const eb = expressionBuilder<DB & { request: TimeOffRequests }, 'request'>();
  const hidden = isHidden(viewer);
  const isOfType = eb.and([eb('request.type', 'in', codes), eb.not(hidden)]);
  return codes.includes(awayType.code) ? eb.or([isOfType, hidden]) : isOfType;
}

/** Reads every request that the requesters made, who are the viewer or in their scope, in the order of their days. */
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

/** Reads the ids of all requests that match, in the order asked. */
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
  return ids.flatMap((id) => requests.get(id) ?? []).map((request) => visibleRequest(request, viewer));
}

/** Reads the request if one of the requesters made it, who are the viewer or in their scope, and they may learn of it. */
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

/** Reads the request whose id is found, whoever made it; nothing where none is. */
export async function readRequestFound(
  database: Reader,
  id: Expression<string>,
): Promise<StoredRequest | undefined> {
  const rows = await selectRequests(database).where('request.id', 'in', id).execute();
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

/** What a request's person works by, and the types that there are. */
export interface KnownRules {
  leave: RuleFacts;
  types: TypesByCode;
}

const queryRequest = compiledQuery((database, { id }: { id: string }) =>
  selectRequests(database).where('request.id', '=', id),
);

/** Reads a request that the caller is known to see; the rules of its person need not be read where they are known. */
export async function readKnownRequest(
  database: Reader,
  id: string,
  known?: KnownRules,
): Promise<StoredRequest> {
  const row = onlyRow(await queryRequest(database, { id }));
  if (known) return toRequest(row, known.types, requestAmounts(row, known.leave));
  const { types, amountsOf } = await readRequestAmounts(database, [row]);
  return toRequest(row, types, amountsOf(row));
}

/**
 * Whether a request that needed no approval was made so recently, by the database's clock, that the mail about it has not
 * left yet.
 */
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
