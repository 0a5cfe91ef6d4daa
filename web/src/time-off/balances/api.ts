import type { readBalance, readMyBalance, setBalance } from '@almanac/domain/time-off/balances/endpoints';
import type { SetBalance } from '@almanac/domain/time-off/balances/schema';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { caller } from '../../platform/call.ts';
import type { Submitted } from '../../platform/edited-record.ts';
import { refetchTimeOff, staleTime, timeOffKey } from '../requests/api.ts';

const call = {
  readMyBalance: caller<typeof readMyBalance>('GET', '/vacation/my-balance'),
  readBalance: caller<typeof readBalance>('GET', '/vacation/leave-balance/{userId}'),
  setBalance: caller<typeof setBalance>('PUT', '/vacation/leave-balance/{userId}'),
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

export function setBalanceMutation(userId: string) {
  return mutationOptions({
    mutationFn: ({ values }: Submitted<SetBalance>) => call.setBalance({ userId, ...values }),
    onSettled: (_answer, _error, _totals, _result, { client }) => refetchTimeOff(client),
  });
}
