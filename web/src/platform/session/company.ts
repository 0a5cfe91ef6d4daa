import type { Company } from '@almanac/domain/access/schema';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { caller } from '../http/call.ts';

const readCompany = caller<typeof import('@almanac/domain/access/endpoints').readCompany>('GET', '/company');

export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => readCompany(undefined, signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Public company data: name, email domain and time zone. */
export function useCompany(): Company {
  return useSuspenseQuery(companyQuery).data;
}
