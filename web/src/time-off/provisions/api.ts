import type {
  keepProvisions,
  listKeptProvisions,
  readKeptProvisions,
  readProvisions,
} from '@almanac/domain/time-off/provisions/endpoints';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { caller } from '../../platform/http/call.ts';
import { staleTime, timeOffKey } from '../requests/api.ts';

const call = {
  readProvisions: caller<typeof readProvisions>('GET', '/admin/leave/provisions'),
  keepProvisions: caller<typeof keepProvisions>('POST', '/admin/leave/provisions/kept'),
  listKeptProvisions: caller<typeof listKeptProvisions>('GET', '/admin/leave/provisions/kept'),
  readKeptProvisions: caller<typeof readKeptProvisions>('GET', '/admin/leave/provisions/kept/{id}'),
};

/** People on a page of the list. */
const limit = '50';

const provisionsKey = [...timeOffKey, 'provisions'] as const;

/** A page of what the company owes at the end of a day, with the totals of all pages. */
export function provisionsQuery(asked: { on: string; departmentId?: string | undefined; page: number }) {
  return queryOptions({
    queryKey: [...provisionsKey, 'list', asked],
    queryFn: ({ signal }) => call.readProvisions({ ...asked, page: String(asked.page), limit }, signal),
    placeholderData: keepPreviousData,
    staleTime,
  });
}

/** The lists that were kept. */
export const keptListsQuery = queryOptions({
  queryKey: [...provisionsKey, 'kept'],
  queryFn: ({ signal }) => call.listKeptProvisions({}, signal),
  staleTime,
});

/** A page of a kept list. */
export function keptProvisionsQuery(id: string, page: number) {
  return queryOptions({
    queryKey: [...provisionsKey, 'kept', id, page],
    queryFn: ({ signal }) => call.readKeptProvisions({ id, page: String(page), limit }, signal),
    placeholderData: keepPreviousData,
    staleTime,
  });
}

/** Keeps the list of everyone as of the day. */
export function keepProvisionsMutation() {
  return mutationOptions({
    mutationFn: (on: string) => call.keepProvisions({ on }),
    onSettled: (_list, _error, _on, _result, { client }) =>
      client.invalidateQueries({ queryKey: keptListsQuery.queryKey }),
  });
}
