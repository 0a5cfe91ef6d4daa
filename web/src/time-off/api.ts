import type { Period } from '@almanac/domain/calendar/period';
import type * as People from '@almanac/domain/people/endpoints';
import type * as TimeOff from '@almanac/domain/time-off/endpoints';
import type * as Reports from '@almanac/domain/time-off/report-endpoints';
import type { RequestPage, TimeOffRequest } from '@almanac/domain/time-off/schema';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { caller, countedCaller } from '../platform/call.ts';
import { everyRequest } from './every-request.ts';
import { listInput, type RequestFilters } from './request-filters.ts';

const call = {
  listMine: caller<typeof TimeOff.listMyRequests>('GET', '/vacation/my-requests'),
  listAll: caller<typeof TimeOff.listRequests>('GET', '/vacation'),
  listPending: caller<typeof TimeOff.listPendingHrApprovals>('GET', '/vacation/pending-hr-approvals'),
  readMyBalance: caller<typeof TimeOff.readMyBalance>('GET', '/vacation/my-balance'),
  readBalance: caller<typeof TimeOff.readBalance>('GET', '/vacation/leave-balance/{userId}'),
  setBalance: caller<typeof TimeOff.setBalance>('PUT', '/vacation/leave-balance/{userId}'),
  checkConflicts: caller<typeof Reports.checkConflicts>('GET', '/vacation/conflicts/check'),
  checkCapacity: caller<typeof Reports.checkTeamCapacity>('GET', '/vacation/team-capacity/check'),
  readCoverage: caller<typeof Reports.readCoverage>('GET', '/vacation/reports/coverage'),
  readGroups: caller<typeof Reports.readApprovalGroups>('GET', '/vacation/approval-groups'),
  listUsers: countedCaller<typeof People.listUsers>('GET', '/admin/users'),
  request: caller<typeof TimeOff.requestTimeOff>('POST', '/vacation'),
  edit: caller<typeof TimeOff.editRequest>('PUT', '/vacation/{id}'),
  cancel: caller<typeof TimeOff.cancelRequest>('POST', '/vacation/{id}/cancel'),
  delete: caller<typeof TimeOff.deleteRequest>('DELETE', '/vacation/{id}'),
  approve: caller<typeof TimeOff.approveRequest>('POST', '/vacation/{id}/approve'),
  reject: caller<typeof TimeOff.rejectRequest>('POST', '/vacation/{id}/reject'),
  approveMany: caller<typeof TimeOff.approveRequests>('PUT', '/vacation/bulk/approve'),
  rejectMany: caller<typeof TimeOff.rejectRequests>('PUT', '/vacation/bulk/reject'),
};

const minute = 60_000;
const staleTime = 5 * minute;
const capacityStaleTime = 2 * minute;
const panelPageSize = 50;
const panelRefetchMilliseconds = 30_000;
const calendarPageSize = 1000;

const timeOffKey = ['time-off'] as const;
const pendingKey = [...timeOffKey, 'pending'] as const;
/** Every approve and reject, so that screens can tell which requests are being decided. */
export const decisionKey = [...timeOffKey, 'decide'] as const;
export const deletionKey = [...timeOffKey, 'delete'] as const;

export type RequestListView = 'my-requests' | 'pending-approvals' | 'all';

const listOf = {
  'my-requests': call.listMine,
  'pending-approvals': call.listPending,
  all: call.listAll,
};

export function requestListQuery(view: RequestListView, filters: RequestFilters) {
  const branch = view === 'pending-approvals' ? pendingKey : [...timeOffKey, view];
  return queryOptions({
    queryKey: [...branch, 'list', filters],
    queryFn: ({ signal }) => listOf[view](listInput(filters), signal),
    placeholderData: keepPreviousData,
    staleTime,
  });
}

/** What the viewer may decide now, the oldest first. */
export function pendingApprovalsQuery(page: number) {
  return queryOptions({
    queryKey: [...pendingKey, 'panel', page],
    queryFn: ({ signal }) =>
      call.listPending({ page, limit: panelPageSize, sortBy: 'createdAt', sortOrder: 'asc' }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: panelRefetchMilliseconds,
    staleTime,
  });
}

/** Every approved request, of one team or department or of all, that touches the period and that the viewer may see. */
export function approvedRequestsQuery(period: Period, teamId?: string, departmentId?: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'approved', period, teamId, departmentId],
    queryFn: ({ signal }) =>
      everyRequest((page) =>
        call.listAll(
          {
            ...period,
            teamId,
            departmentId,
            status: ['APPROVED'],
            sortBy: 'startDate',
            sortOrder: 'asc',
            page,
            limit: calendarPageSize,
          },
          signal,
        ),
      ),
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

/** The departments and teams that an approver can choose among. */
export function approvalGroupsQuery() {
  return queryOptions({
    queryKey: [...timeOffKey, 'groups'],
    queryFn: ({ signal }) => call.readGroups({}, signal),
    staleTime,
  });
}

export function myBalanceQuery() {
  return queryOptions({
    queryKey: [...timeOffKey, 'balance'],
    queryFn: ({ signal }) => call.readMyBalance({}, signal),
    staleTime,
  });
}

export function balanceQuery(userId: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'balance', userId],
    queryFn: ({ signal }) => call.readBalance({ userId }, signal),
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

const peoplePageSize = 10;

/** A page of the active people whom the search finds, with how many there are. */
export function peopleQuery(search: string, page: number) {
  return queryOptions({
    queryKey: ['users', 'balances', search, page],
    queryFn: async ({ signal }) => {
      const { rows, total } = await call.listUsers(
        { ...(search && { search }), isActive: 'true', page, limit: peoplePageSize },
        signal,
      );
      return { people: rows, totalPages: Math.max(1, Math.ceil(total / peoplePageSize)) };
    },
    placeholderData: keepPreviousData,
    staleTime: 2 * minute,
  });
}

export function requestTimeOffMutation() {
  return mutationOptions({
    mutationFn: (request: Parameters<typeof call.request>[0]) => call.request(request),
    onSettled: (_answer, _error, _request, _result, { client }) => refetchTimeOff(client),
  });
}

export function editRequestMutation() {
  return mutationOptions({
    mutationFn: (edit: Parameters<typeof call.edit>[0]) => call.edit(edit),
    onSettled: (_answer, _error, _edit, _result, { client }) => refetchTimeOff(client),
  });
}

export function cancelRequestMutation() {
  return mutationOptions({
    mutationFn: ({ id }: TimeOffRequest) => call.cancel({ id }),
    onSettled: (_answer, _error, _request, _result, { client }) => refetchTimeOff(client),
  });
}

export function deleteRequestMutation() {
  return mutationOptions({
    mutationKey: deletionKey,
    mutationFn: ({ id }: TimeOffRequest) => call.delete({ id }),
    onSettled: (_answer, _error, _request, _result, { client }) => refetchTimeOff(client),
  });
}

export function setBalanceMutation() {
  return mutationOptions({
    mutationFn: (totals: Parameters<typeof call.setBalance>[0]) => call.setBalance(totals),
    onSettled: (_answer, _error, _totals, _result, { client }) => refetchTimeOff(client),
  });
}

export type Verdict = 'approve' | 'reject';

export interface RequestDecision {
  decision: Verdict;
  request: TimeOffRequest;
  reason?: string | undefined;
}

/** Approves or rejects a request. It counts as pending until the lists were fetched again. */
export function decideRequestMutation() {
  return mutationOptions({
    mutationKey: decisionKey,
    mutationFn: ({ decision, request: { id }, reason }: RequestDecision) =>
      decision === 'approve' ? call.approve({ id }) : call.reject({ id, reason }),
    onSettled: (_answer, error, { request }, _result, { client }) => {
      if (!error) takeFromPending(client, [request.id]);
      return refetchTimeOff(client);
    },
  });
}

export interface BulkVerdict {
  decision: Verdict;
  requests: readonly TimeOffRequest[];
  reason?: string | undefined;
}

/** Approves or rejects several requests, each for itself. */
export function decideRequestsMutation() {
  return mutationOptions({
    mutationFn: ({ decision, requests, reason }: BulkVerdict) => {
      const requestIds = requests.map(({ id }) => id);
      return decision === 'approve'
        ? call.approveMany({ requestIds })
        : call.rejectMany({ requestIds, reason });
    },
    onSettled: (result, _error, _verdict, _result, { client }) => {
      if (result) takeFromPending(client, result.succeeded);
      return refetchTimeOff(client);
    },
  });
}

/** Whatever changes one request may change balances, lists and the calendar. */
function refetchTimeOff(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: timeOffKey });
}

function takeFromPending(client: QueryClient, ids: readonly string[]): void {
  client.setQueriesData<RequestPage>({ queryKey: pendingKey }, (page) => page && without(page, ids));
}

function without(page: RequestPage, ids: readonly string[]): RequestPage {
  const data = page.data.filter(({ id }) => !ids.includes(id));
  const total = page.pagination.total - (page.data.length - data.length);
  return { data, pagination: { ...page.pagination, total } };
}
