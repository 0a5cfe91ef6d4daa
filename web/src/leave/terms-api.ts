import type { listTerms, listTermsOfPeople } from '@almanac/domain/leave/terms-endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller, countedCaller } from '../platform/call.ts';
import { minute } from '../platform/query-client.ts';
import { type TermsFilters, termsListInput } from './terms-filters.ts';

const call = {
  listTerms: caller<typeof listTerms>('GET', '/admin/leave/terms'),
  listTermsOfPeople: countedCaller<typeof listTermsOfPeople>('GET', '/admin/leave/people'),
};

// What people hold is told with the news about time off.
const termsKey = ['time-off', 'terms'] as const;

/** A page of the people with what they hold, and how many there are. */
export function termsOfPeopleQuery(filters: TermsFilters) {
  const input = termsListInput(filters);
  return queryOptions({
    queryKey: [...termsKey, 'people', input],
    queryFn: ({ signal }) => call.listTermsOfPeople(input, signal),
    placeholderData: keepPreviousData,
    staleTime: minute,
  });
}

/** What a person holds, from each day on. */
export function termsQuery(userId: string) {
  return queryOptions({
    queryKey: [...termsKey, 'person', userId],
    queryFn: ({ signal }) => call.listTerms({ userId }, signal),
    staleTime: minute,
  });
}
