import type { Period } from '@almanac/domain/calendar/period';
import type { ReadCalendar } from '@almanac/domain/time-off/presence/calendar/calendar-schema';
import type { readCalendar } from '@almanac/domain/time-off/presence/calendar/endpoints';
import type {
  checkConflicts,
  checkTeamCapacity,
  listAbsences,
  readAbsenceGroups,
  readApprovalGroups,
  readCoverage,
  readNextDaysOff,
  readWorkDays,
} from '@almanac/domain/time-off/presence/endpoints';
import type { listRequests } from '@almanac/domain/time-off/requests/endpoints';
import type { RequestPage, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { daysAroundYear } from '@almanac/domain/work-time/holidays/bridge-days';
import { queryOptions } from '@tanstack/react-query';
import { caller, countedCaller } from '../../../platform/http/call.ts';
import { minute } from '../../../platform/session/query-client.ts';
import { staleTime, staleTimeOf, timeOffKey } from '../../requests/api.ts';

const call = {
  listAll: caller<typeof listRequests>('GET', '/vacation'),
  listAbsences: caller<typeof listAbsences>('GET', '/vacation/absences'),
  checkConflicts: caller<typeof checkConflicts>('GET', '/vacation/conflicts/check'),
  checkCapacity: caller<typeof checkTeamCapacity>('GET', '/vacation/team-capacity/check'),
  readCoverage: caller<typeof readCoverage>('GET', '/vacation/reports/coverage'),
  readCalendar: caller<typeof readCalendar>('GET', '/vacation/calendar'),
  readWorkDays: caller<typeof readWorkDays>('GET', '/vacation/work-days'),
  listFirstAbsences: countedCaller<typeof listAbsences>('GET', '/vacation/absences'),
  readAbsenceGroups: caller<typeof readAbsenceGroups>('GET', '/vacation/absence-groups'),
  readNextDaysOff: caller<typeof readNextDaysOff>('GET', '/vacation/next-days-off'),
  readGroups: caller<typeof readApprovalGroups>('GET', '/vacation/approval-groups'),
};

const capacityStaleTime = 2 * minute;

/** The person's absences that are visible to the viewer. */
export function personAbsencesQuery(userId: string, period: Period) {
  return queryOptions({
    queryKey: [...timeOffKey, 'absences', 'person', userId, period],
    queryFn: ({ signal }) => call.listAbsences({ userId, ...period }, signal),
    staleTime,
  });
}

const calendarPageSize = 1000;

/** Approved requests in the period that are visible to the viewer, of one team or department or of all. */
export function approvedRequestsQuery(period: Period, teamId?: string, departmentId?: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'approved', period, teamId, departmentId],
    queryFn: ({ signal }) => listTouching({ ...period, teamId, departmentId, status: ['APPROVED'] }, signal),
    staleTime,
  });
}

/** One person's pending and approved requests that touch the period. */
export function plannedRequestsQuery(period: Period, requesterId: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'planned', period, requesterId],
    queryFn: ({ signal }) =>
      listTouching({ ...period, requesterId, status: ['APPROVED', 'PENDING'] }, signal),
    staleTime,
  });
}

type Touching = Parameters<typeof call.listAll>[0];

function listTouching(filters: Touching, signal: AbortSignal): Promise<TimeOffRequest[]> {
  return readEveryRequest((page) =>
    call.listAll(
      { ...filters, sortBy: 'startDate', sortOrder: 'asc', page, limit: calendarPageSize },
      signal,
    ),
  );
}

/**
 * Visible absences in the period, own teams first. The event stream doesn't cover colleagues' time off, so
 * the query refetches while it is shown.
 */
export function absencesQuery(period: Period, teamId?: string, departmentId?: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'absences', period, teamId, departmentId],
    queryFn: ({ signal }) => call.listAbsences({ ...period, teamId, departmentId }, signal),
    refetchInterval: staleTime,
    staleTime,
  });
}

/** Number of people away on each day, among those visible or in one team or department. */
export function coverageQuery(period: Period, teamId?: string, departmentId?: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'coverage', period, teamId, departmentId],
    queryFn: ({ signal }) => call.readCoverage({ ...period, teamId, departmentId }, signal),
    staleTime,
  });
}

/** Whom a calendar shows: a team, a department, a person, or only people whose requests the viewer sees. */
export type ShownInCalendar = Pick<ReadCalendar, 'teamId' | 'departmentId' | 'userId' | 'only'>;

/**
 * Everything that a calendar of up to 92 days shows: people, absences, public holidays and coverage. The event stream
 * doesn't cover colleagues' time off, so the query refetches while it is shown.
 */
export function calendarQuery(period: Period, shown: ShownInCalendar) {
  const { teamId, departmentId, userId, only } = shown;
  return queryOptions({
    queryKey: [...timeOffKey, 'calendar', period, teamId, departmentId, userId, only],
    queryFn: ({ signal }) => call.readCalendar({ ...period, teamId, departmentId, userId, only }, signal),
    refetchInterval: staleTime,
    staleTime,
  });
}

/** Work days and public holidays of the viewer, or of someone whose requests they decide. */
export function workDaysQuery(period: Period, userId?: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'work-days', period, userId],
    queryFn: ({ signal }) => call.readWorkDays({ ...period, userId }, signal),
    staleTime: 5 * minute,
  });
}

/** The work days of a year and of the days around it that decide its bridge days. */
export function workYearQuery(year: number, userId?: string) {
  return workDaysQuery(daysAroundYear(year), userId);
}

const mostPeopleAtAGlance = 60;

/** The first absences of the period, own teams first, and the total. */
export function firstAbsencesQuery(period: Period) {
  return queryOptions({
    queryKey: [...timeOffKey, 'absences', 'first', period],
    queryFn: ({ signal }) => call.listFirstAbsences({ ...period, limit: mostPeopleAtAGlance }, signal),
    refetchInterval: staleTime,
    staleTime,
  });
}

/** Departments and teams with absences visible to the viewer. */
export function absenceGroupsQuery() {
  return queryOptions({
    queryKey: [...timeOffKey, 'absence-groups'],
    queryFn: ({ signal }) => call.readAbsenceGroups({}, signal),
    staleTime,
  });
}

/** The viewer's next days off. */
export function nextDaysOffQuery() {
  return queryOptions({
    queryKey: [...timeOffKey, 'next-days-off'],
    queryFn: ({ signal }) => call.readNextDaysOff({}, signal),
    staleTime: ({ state: { data } }) => staleTimeOf(data?.request && [data.request]),
  });
}

/** Departments and teams an approver can filter by. */
export function approvalGroupsQuery() {
  return queryOptions({
    queryKey: [...timeOffKey, 'groups'],
    queryFn: ({ signal }) => call.readGroups({}, signal),
    staleTime,
  });
}

/** The period of a new request, or of an existing one. */
interface PeriodQuestion {
  period: Period;
  excludeRequestId?: string | undefined;
  /** Someone whose requests the viewer decides; the viewer by default. */
  requesterId?: string | undefined;
}

/** The requester's own overlapping requests, and absences in the department. */
export function conflictsQuery({ period, excludeRequestId, requesterId }: PeriodQuestion) {
  return queryOptions({
    queryKey: [...timeOffKey, 'conflicts', period, excludeRequestId, requesterId],
    queryFn: ({ signal }) => call.checkConflicts({ ...period, excludeRequestId, requesterId }, signal),
    staleTime,
  });
}

interface CapacityQuestion {
  period: Period;
  departmentId?: string | undefined;
  requesterId?: string | undefined;
}

/** The department's share of people away, requester included. */
export function capacityQuery({ period, departmentId, requesterId }: CapacityQuestion) {
  return queryOptions({
    queryKey: [...timeOffKey, 'capacity', period, departmentId, requesterId],
    queryFn: ({ signal }) => call.checkCapacity({ ...period, departmentId, requesterId }, signal),
    staleTime: capacityStaleTime,
  });
}

/** All pages in order. A request that moves to the next page in between is returned once. */
export async function readEveryRequest(
  readPage: (page: number) => Promise<RequestPage>,
): Promise<TimeOffRequest[]> {
  const requests = new Map<string, TimeOffRequest>();
  for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
    const { data, pagination } = await readPage(page);
    for (const request of data) requests.set(request.id, request);
    totalPages = pagination.totalPages;
  }
  return [...requests.values()];
}
