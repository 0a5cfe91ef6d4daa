import type { listPayables, recordPayout } from '@almanac/domain/time-off/balances/payouts/payout-endpoints';
import type { WritePayout } from '@almanac/domain/time-off/balances/payouts/payout-schema';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Submitted } from '../../../platform/forms/edited-record.ts';
import { caller, countedCaller } from '../../../platform/http/call.ts';
import { refetchTimeOff, staleTime, timeOffKey } from '../../requests/api.ts';

const call = {
  recordPayout: caller<typeof recordPayout>('POST', '/admin/leave/payouts'),
  listPayables: countedCaller<typeof listPayables>('GET', '/admin/leave/payables'),
};

export function recordPayoutMutation() {
  return mutationOptions({
    mutationFn: async ({ values }: Submitted<WritePayout>) => {
      await call.recordPayout(values);
      return values;
    },
    onSettled: (_answer, _error, _payout, _result, { client }) => refetchTimeOff(client),
  });
}

/** A page of what is payable to people who left by the day and not yet paid out, and the total. */
export function payablesQuery(asked: { through: string; page: number; limit: number }) {
  return queryOptions({
    queryKey: [...timeOffKey, 'payables', asked],
    queryFn: ({ signal }) => call.listPayables(asked, signal),
    placeholderData: keepPreviousData,
    staleTime,
  });
}
