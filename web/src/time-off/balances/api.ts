import type { listUsers } from '@almanac/domain/people/accounts/endpoints';
import type { readBalance, readMyBalance, setBalance } from '@almanac/domain/time-off/balances/endpoints';
import type { SetBalance } from '@almanac/domain/time-off/balances/schema';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { caller, countedCaller } from '../../platform/call.ts';
import { minute, refetchTimeOff, staleTime, timeOffKey } from '../requests/api.ts';

const call = {
  readMyBalance: caller<typeof readMyBalance>('GET', '/vacation/my-balance'),
  readBalance: caller<typeof readBalance>('GET', '/vacation/leave-balance/{userId}'),
  setBalance: caller<typeof setBalance>('PUT', '/vacation/leave-balance/{userId}'),
  listUsers: countedCaller<typeof listUsers>('GET', '/admin/users'),
};

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

export function setBalanceMutation(userId: string) {
  return mutationOptions({
    mutationFn: (totals: SetBalance) => call.setBalance({ userId, ...totals }),
    onSettled: (_answer, _error, _totals, _result, { client }) => refetchTimeOff(client),
  });
}
