import type {
  readBalanceSums,
  readCompanyToday,
  readStatistics,
} from '@almanac/domain/time-off/reports/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '../../platform/http/call.ts';
import { staleTime, timeOffKey } from '../requests/api.ts';

const call = {
  readStatistics: caller<typeof readStatistics>('GET', '/vacation/stats'),
  readCompanyToday: caller<typeof readCompanyToday>('GET', '/vacation/reports/today'),
  readBalanceSums: caller<typeof readBalanceSums>('GET', '/vacation/reports/balances'),
};

/** Sums of the requests in the viewer's scope in a year. */
export function statisticsQuery(year: number, departmentId?: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'statistics', year, departmentId],
    queryFn: ({ signal }) => call.readStatistics({ year: String(year), departmentId }, signal),
    placeholderData: keepPreviousData,
    staleTime,
  });
}

/** Balance sums of a type by department. */
export function balanceSumsQuery(type: string, departmentId?: string) {
  return queryOptions({
    queryKey: [...timeOffKey, 'balance-sums', type, departmentId],
    queryFn: ({ signal }) => call.readBalanceSums({ type, departmentId }, signal),
    placeholderData: keepPreviousData,
    staleTime,
  });
}

/** What concerns administrators today. */
export function companyTodayQuery() {
  return queryOptions({
    queryKey: [...timeOffKey, 'company-today'],
    queryFn: ({ signal }) => call.readCompanyToday({}, signal),
    staleTime,
  });
}
