import type {
  acceptRecalculation,
  acceptRecalculations,
  keepRecalculation,
  keepRecalculations,
  listRecalculations,
} from '@almanac/domain/time-off/recalculations/endpoints';
import type { DecidedRecalculations } from '@almanac/domain/time-off/recalculations/schema';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { caller } from '../../platform/http/call.ts';
import { minute } from '../../platform/session/query-client.ts';
import type { RecalculationFilters } from './recalculation-filters.ts';

const call = {
  list: caller<typeof listRecalculations>('GET', '/admin/leave/recalculations'),
  keep: caller<typeof keepRecalculation>('POST', '/admin/leave/recalculations/{id}/keep'),
  accept: caller<typeof acceptRecalculation>('POST', '/admin/leave/recalculations/{id}/accept'),
  keepAll: caller<typeof keepRecalculations>('POST', '/admin/leave/recalculations/keep-all'),
  acceptAll: caller<typeof acceptRecalculations>('POST', '/admin/leave/recalculations/accept-all'),
};

const recalculationsKey = ['time-off', 'recalculations'] as const;
const pageSize = 50;

export type Decision = 'keep' | 'accept';

export function recalculationsQuery(filters: RecalculationFilters) {
  return queryOptions({
    queryKey: [...recalculationsKey, filters],
    queryFn: ({ signal }) => call.list({ ...filters, limit: pageSize }, signal),
    placeholderData: keepPreviousData,
    staleTime: minute,
  });
}

/** Numbers of open, kept and accepted corrected balances. */
export const recalculationCountsQuery = queryOptions({
  queryKey: [...recalculationsKey, 'counts'],
  queryFn: async ({ signal }) => (await call.list({ state: 'OPEN', limit: 1 }, signal)).counts,
  staleTime: minute,
});

export function decideRecalculationMutation(decision: Decision) {
  return mutationOptions({
    mutationFn: ({ id, reason }: { id: string; reason?: string }) =>
      call[decision]({ id, ...(reason !== undefined && { reason }) }),
    onSettled: (_line, _error, _input, _result, { client }) => refetchBalances(client),
  });
}

interface DecideAll {
  /** Called after each step with the number of balances decided so far. */
  onProgress: (decided: number) => void;
  /** Stops the work between two steps. */
  signal: AbortSignal;
}

/** Decides all open balances of others, in batches. Returns how many were decided and how many remain. */
export function decideAllMutation(decision: Decision) {
  const step = decision === 'keep' ? call.keepAll : call.acceptAll;
  return mutationOptions({
    mutationFn: async ({ onProgress, signal }: DecideAll): Promise<DecidedRecalculations> => {
      let decided = 0;
      for (;;) {
        const answer = await step({});
        decided += answer.decided;
        onProgress(decided);
        if (answer.decided === 0 || answer.open === answer.own || signal.aborted)
          return { ...answer, decided };
      }
    },
    onSettled: (_answer, _error, _input, _result, { client }) => refetchBalances(client),
  });
}

async function refetchBalances(client: QueryClient): Promise<void> {
  const keys = [['time-off'], ['audit']];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
