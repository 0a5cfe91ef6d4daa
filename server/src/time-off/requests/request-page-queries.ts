import type { Viewer } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { paginationOf } from '@almanac/domain/paging';
import type { ListRequests, RequestPage } from '@almanac/domain/time-off/requests/schema';
import { expressionBuilder } from 'kysely';
import { onePerson, type People, people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { type Cut, compiledPages } from '../../platform/database/statements/page.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { peopleInApprovalScope, visiblePeople } from '../../teams/members/scope-queries.ts';
import { type DecisionFilter, type RequestFilters, requestsMatching } from './queries.ts';
import { readRequestDeciders } from './records/deciders.ts';
import { selectRequests, toRequests } from './records/request-queries.ts';
import { visibleRequest } from './records/stored-request.ts';

/** The requesters of a page: the viewer, all visible people, or people the viewer decides for. */
type Requesters = 'own' | 'in-sight' | 'to-decide';

/** The options that shape the query. */
type Shaping = 'status' | 'type' | 'isDecidable';

interface AskedPage extends Omit<RequestFilters, Shaping> {
  viewerId: string;
  departmentOfViewer: string | null;
  today: CalendarDate;
}

interface ShapeOfPage extends Pick<RequestFilters, Shaping> {
  requesters: Requesters;
  role: Viewer['role'];
  sortBy: ListRequests['sortBy'];
  sortOrder: ListRequests['sortOrder'];
}

/** One page of requests as visible to the viewer. */
export async function readRequests(
  { database, actor, today }: Pick<UseCaseContext, 'database' | 'actor' | 'today'>,
  requesters: Requesters,
  { page, limit, sortBy, sortOrder, status, type, isDecidable, ...filters }: ListRequests & DecisionFilter,
): Promise<RequestPage> {
  const asked = {
    ...filters,
    viewerId: actor.id,
    departmentOfViewer: actor.departmentId ?? null,
    today,
  };
  const shape = { requesters, role: actor.role, status, type, isDecidable, sortBy, sortOrder };
  const { rows, total } = await queryPage(database, asked, { page, limit }, shape);
  const requests = await toRequests(database, rows);
  const decidersOf = await readRequestDeciders(database, requests, today);
  const data = requests.map((request) => ({ ...visibleRequest(request, actor), ...decidersOf(request) }));
  return { data, pagination: paginationOf({ page, limit }, total) };
}

const queryPage = compiledPages({
  rows: (database, { limit, offset, ...asked }: AskedPage & Cut, shape: ShapeOfPage) => {
    const { requesters, matching, counted } = matchingOfPage(database, asked, shape);
    const { sortBy, sortOrder } = shape;
    // The page is found before its people are joined. Few requests are counted by a window; everyone's are counted
    // separately, and the page comes from an index.
    const total =
      requesters === people
        ? counted.$asScalar().$notNull().as('total')
        : expressionBuilder().fn.countAll<number>().over().as('total');
    const idsOfPage = matching
      .select(['request.id', total])
      .orderBy(`request.${sortBy}`, sortOrder)
      .orderBy('request.id', sortOrder)
      .limit(limit)
      .offset(offset);
    return selectRequests(database)
      .innerJoin(idsOfPage.as('page'), 'page.id', 'request.id')
      .select('page.total')
      .orderBy(`request.${sortBy}`, sortOrder)
      .orderBy('request.id', sortOrder);
  },
  total: (database, asked: AskedPage, shape: ShapeOfPage) => matchingOfPage(database, asked, shape).counted,
});

function matchingOfPage(
  database: Reader,
  { viewerId, departmentOfViewer, today, ...filters }: AskedPage,
  { requesters: whose, role, sortBy: _sortBy, sortOrder: _sortOrder, ...shaping }: ShapeOfPage,
) {
  const viewer = { id: viewerId, role, departmentId: departmentOfViewer ?? undefined };
  const requesters = requestersOf(whose, viewer, today);
  const matching = requestsMatching(database, requesters, { ...filters, ...shaping }, viewer);
  return { requesters, matching, counted: matching.select((eb) => eb.fn.countAll<number>().as('total')) };
}

function requestersOf(whose: Requesters, viewer: Viewer, today: CalendarDate): People {
  switch (whose) {
    case 'own':
      return onePerson(viewer.id);
    case 'in-sight':
      return visiblePeople(viewer, today);
    case 'to-decide':
      return peopleInApprovalScope(viewer, today);
  }
}
