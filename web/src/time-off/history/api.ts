import type { readRequestHistory } from '@almanac/domain/time-off/history/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { caller } from '../../platform/http/call.ts';
import { minute } from '../../platform/session/query-client.ts';
import { timeOffKey } from '../requests/api.ts';

const readHistory = caller<typeof readRequestHistory>('GET', '/vacation/{id}/history');

/** What was done to a request. */
export function requestHistoryQuery(id: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'history', id],
    queryFn: ({ signal }) => readHistory({ id }, signal),
    staleTime: minute,
  });
}
