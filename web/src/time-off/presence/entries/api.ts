import type { Period } from '@almanac/domain/calendar/period';
import type {
  checkConflicts,
  checkTeamCapacity,
  listAbsences,
  readAbsenceGroups,
  readApprovalGroups,
  readCalendarPeople,
  readCoverage,
  readFreeDays,
  readNextDaysOff,
  readWorkDays,
} from '@almanac/domain/time-off/presence/endpoints';
import type { listRequests } from '@almanac/domain/time-off/requests/endpoints';
import type { RequestPage, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller, countedCaller } from '../../../platform/http/call.ts';
import { minute } from '../../../platform/session/query-client.ts';
import { staleTime, timeOffKey } from '../../requests/api.ts';

const call = {
  listAll: caller<typeof listRequests>('GET', '/vacation'),
  listAbsences: caller<typeof listAbsences>('GET', '/vacation/absences'),
  checkConflicts: caller<typeof checkConflicts>('GET', '/vacation/conflicts/check'),
  checkCapacity: caller<typeof checkTeamCapacity>('GET', '/vacation/team-capacity/check'),
  readCoverage: caller<typeof readCoverage>('GET', '/vacation/reports/coverage'),
  readFreeDays: caller<typeof readFreeDays>('GET', '/vacation/reports/free-days'),
  readPeople: caller<typeof readCalendarPeople>('GET', '/vacation/reports/people'),
  readWorkDays: caller<typeof readWorkDays>('GET', '/vacation/work-days'),
  listFirstAbsences: countedCaller<typeof listAbsences>('GET', '/vacation/absences'),
  readAbsenceGroups: caller<typeof readAbsenceGroups>('GET', '/vacation/absence-groups'),
  readNextDaysOff: caller<typeof readNextDaysOff>('GET', '/vacation/next-days-off'),
  readGroups: caller<typeof readApprovalGroups>('GET', '/vacation/approval-groups'),
};

const capacityStaleTime = 2 * minute;

/** When somebody is away in the period, as far as the viewer may know. */
export function personAbsencesQuery(userId: string, period: Period) {
  return queryOptions({
    queryKey: [...timeOffKey, 'absences', 'person', userId, period],
    queryFn: ({ signal }) => call.listAbsences({ userId, ...period }, signal),
    staleTime,
  });
}

const calendarPageSize = 1000;

/** Every approved request, of one team or department or of all, that touches the period and that the viewer may see. */
export function approvedRequestsQuery(period: Period, teamId?: string, departmentId?: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'approved', period, teamId, departmentId],
    queryFn: ({ signal }) => listTouching({ ...period, teamId, departmentId, status: ['APPROVED'] }, signal),
    staleTime,
  });
}

/** As the approved requests, with those that wait for a decision. */
export function requestsAroundQuery(period: Period, teamId?: string, departmentId?: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'approved-or-asked', period, teamId, departmentId],
    queryFn: ({ signal }) =>
      listTouching({ ...period, teamId, departmentId, status: ['APPROVED', 'PENDING'] }, signal),
    staleTime,
  });
}

/** The requests of one person, pending or approved, that touch the period. */
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
 * Who is away in the period, of those of whom the viewer may know, people of the own teams first. No news tells of the time
 * off of colleagues, so that it is asked for again while it is looked at.
 */
export function absencesQuery(period: Period, teamId?: string, departmentId?: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'absences', period, teamId, departmentId],
    queryFn: ({ signal }) => call.listAbsences({ ...period, teamId, departmentId }, signal),
    refetchInterval: staleTime,
    staleTime,
  });
}

/** How many of the people in sight, or of those of one team or department, are away on each day of the period. */
export function coverageQuery(period: Period, teamId?: string, departmentId?: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'coverage', period, teamId, departmentId],
    queryFn: ({ signal }) => call.readCoverage({ ...period, teamId, departmentId }, signal),
    staleTime,
  });
}

/** The public holidays of the people in sight, and on which days those with approved time off do not work anyway. */
export function freeDaysQuery(period: Period, teamId?: string, departmentId?: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'free-days', period, teamId, departmentId],
    queryFn: ({ signal }) => call.readFreeDays({ ...period, teamId, departmentId }, signal),
    staleTime,
  });
}

/** The people in sight, or those of one team or department, by name, and when they do not work. */
export function calendarPeopleQuery(period: Period, teamId?: string, departmentId?: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'people', period, teamId, departmentId],
    queryFn: ({ signal }) => call.readPeople({ ...period, teamId, departmentId }, signal),
    // The keyboard stands on one of them.
    placeholderData: keepPreviousData,
    staleTime,
  });
}

/** How the viewer, or somebody whose requests they decide, works on each day of the period, and the public holidays. */
export function workDaysQuery(period: Period, userId?: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'work-days', period, userId],
    queryFn: ({ signal }) => call.readWorkDays({ ...period, userId }, signal),
    staleTime: 5 * minute,
  });
}

const mostPeopleAtAGlance = 60;

/** The first of the people who are away in the period, those of the own teams before others, and how many there are. */
export function firstAbsencesQuery(period: Period) {
  return queryOptions({
    queryKey: [...timeOffKey, 'absences', 'first', period],
    queryFn: ({ signal }) => call.listFirstAbsences({ ...period, limit: mostPeopleAtAGlance }, signal),
    refetchInterval: staleTime,
    staleTime,
  });
}

/** The departments and teams of those of whom the viewer may know when they are away. */
export function absenceGroupsQuery() {
  return queryOptions({
    queryKey: [...timeOffKey, 'absence-groups'],
    queryFn: ({ signal }) => call.readAbsenceGroups({}, signal),
    staleTime,
  });
}

/** The viewer's next days off, and who is asked to decide them. */
export function nextDaysOffQuery() {
  return queryOptions({
    queryKey: [...timeOffKey, 'next-days-off'],
    queryFn: ({ signal }) => call.readNextDaysOff({}, signal),
    staleTime,
  });
}

/** The departments and teams that an approver can choose among. */
export function approvalGroupsQuery() {
  return queryOptions({
    queryKey: [...timeOffKey, 'groups'],
    queryFn: ({ signal }) => call.readGroups({}, signal),
    staleTime,
  });
}

/** What a request for the period would meet: a new one of the viewer, or one that exists. */
interface PeriodQuestion {
  period: Period;
  excludeRequestId?: string | undefined;
  /** Somebody whose requests the viewer decides. */
  requesterId?: string | undefined;
}

/** The person's own requests in the way, and who of the department is away then. */
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

/** How much of the department would be away, the person who asks included. */
export function capacityQuery({ period, departmentId, requesterId }: CapacityQuestion) {
  return queryOptions({
    queryKey: [...timeOffKey, 'capacity', period, departmentId, requesterId],
    queryFn: ({ signal }) => call.checkCapacity({ ...period, departmentId, requesterId }, signal),
    staleTime: capacityStaleTime,
  });
}

/** The requests of all pages, in order; each once, also when one moved to the next page in between. */
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
