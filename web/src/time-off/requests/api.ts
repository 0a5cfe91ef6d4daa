import type { recordDocument } from '@almanac/domain/time-off/approvals/endpoints';
import type { listMyRequests, listRequests, readRequest } from '@almanac/domain/time-off/requests/endpoints';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { caller } from '../../platform/http/call.ts';
import { minute } from '../../platform/session/query-client.ts';
import { listInput, type RequestFilters } from './request-filters.ts';

const call = {
  listMine: caller<typeof listMyRequests>('GET', '/vacation/my-requests'),
  listAll: caller<typeof listRequests>('GET', '/vacation'),
  read: caller<typeof readRequest>('GET', '/vacation/{id}'),
  recordDocument: caller<typeof recordDocument>('PUT', '/vacation/{id}/document'),
};

export const staleTime = 5 * minute;

/** Pending requests go stale sooner, as no event announces a change of who decides them. */
export function staleTimeOf(requests: readonly TimeOffRequest[] = []): number {
  return requests.some(({ status }) => status === 'PENDING') ? minute : staleTime;
}

export const timeOffKey = ['time-off'] as const;

export const pendingKey = [...timeOffKey, 'pending'] as const;

/** Key of request deletions, so that screens can hide the rows about to go. */
export const deletionKey = [...timeOffKey, 'delete'] as const;

export type RequestListView = 'my-requests' | 'all';

const listOf = {
  'my-requests': call.listMine,
  all: call.listAll,
};

export function requestListQuery(view: RequestListView, filters: RequestFilters) {
  return queryOptions({
    queryKey: [...timeOffKey, view, 'list', filters],
    meta: { isOwn: view === 'my-requests' },
    queryFn: ({ signal }) => listOf[view](listInput(filters), signal),
    placeholderData: keepPreviousData,
    staleTime: ({ state: { data } }) => staleTimeOf(data?.data),
  });
}

/** One request; a missing one isn't retried. */
export function requestQuery(id: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'request', id],
    queryFn: ({ signal }) => call.read({ id }, signal),
    staleTime: ({ state: { data } }) => staleTimeOf(data && [data]),
  });
}

/** Records whether the document is there. Pending until the lists are refetched. */
export function recordDocumentMutation({ id, version }: TimeOffRequest) {
  return mutationOptions({
    mutationFn: (document: { received: boolean; fetched?: boolean }) =>
      call.recordDocument({ id, version, ...document }),
    onSettled: (_answer, _error, _received, _result, { client }) => refetchTimeOff(client),
  });
}

/** A change to one request may affect balances, lists and the calendar. */
export function refetchTimeOff(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: timeOffKey });
}
