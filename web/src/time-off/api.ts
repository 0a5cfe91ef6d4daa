import type { Period } from '@almanac/domain/calendar/period';
import type * as TimeOff from '@almanac/domain/time-off/endpoints';
import type { RequestPage, TimeOffRequest } from '@almanac/domain/time-off/schema';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { caller } from '../platform/call.ts';
import { listInput, type RequestFilters } from './request-filters.ts';

const call = {
  listMine: caller<typeof TimeOff.listMyRequests>('GET', '/vacation/my-requests'),
  listAll: caller<typeof TimeOff.listRequests>('GET', '/vacation'),
  listPending: caller<typeof TimeOff.listPendingHrApprovals>('GET', '/vacation/pending-hr-approvals'),
  readMyBalance: caller<typeof TimeOff.readMyBalance>('GET', '/vacation/my-balance'),
  request: caller<typeof TimeOff.requestTimeOff>('POST', '/vacation'),
  approve: caller<typeof TimeOff.approveRequest>('POST', '/vacation/{id}/approve'),
  reject: caller<typeof TimeOff.rejectRequest>('POST', '/vacation/{id}/reject'),
  delete: caller<typeof TimeOff.deleteRequest>('DELETE', '/vacation/{id}'),
};

const staleTime = 5 * 60_000;
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

/** Every approved request, of one team or of all, that touches the period and that the viewer may see. */
export function approvedRequestsQuery(period: Period, teamId?: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'approved', period, teamId],
    queryFn: ({ signal }) =>
      everyRequest((page) =>
        call.listAll(
          {
            ...period,
            ...(teamId !== undefined && { teamId }),
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

export function myBalanceQuery() {
  return queryOptions({
    queryKey: [...timeOffKey, 'balance'],
    queryFn: ({ signal }) => call.readMyBalance({}, signal),
    staleTime,
  });
}

export function requestTimeOffMutation() {
  return mutationOptions({
    mutationFn: (request: Parameters<typeof call.request>[0]) => call.request(request),
    onSettled: (_answer, _error, _request, _result, { client }) => refetchTimeOff(client),
  });
}

export interface RequestDecision {
  decision: 'approve' | 'reject';
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
      if (!error) {
        client.setQueriesData<RequestPage>(
          { queryKey: pendingKey },
          (page) => page && without(page, request),
        );
      }
      return refetchTimeOff(client);
    },
  });
}

export function deleteRequestMutation() {
  return mutationOptions({
    mutationKey: deletionKey,
    mutationFn: ({ id }: TimeOffRequest) => call.delete({ id }),
    onSettled: (_answer, _error, _request, _result, { client }) => refetchTimeOff(client),
  });
}

/** Whatever changes one request may change balances, lists and the calendar. */
function refetchTimeOff(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: timeOffKey });
}

async function everyRequest(readPage: (page: number) => Promise<RequestPage>): Promise<TimeOffRequest[]> {
  const first = await readPage(1);
  const requests = [...first.data];
  for (let page = 2; page <= first.pagination.totalPages; page += 1) {
    requests.push(...(await readPage(page)).data);
  }
  return requests;
}

function without(page: RequestPage, request: TimeOffRequest): RequestPage {
  const data = page.data.filter((each) => each.id !== request.id);
  const total = page.pagination.total - (page.data.length - data.length);
  return { data, pagination: { ...page.pagination, total } };
}
