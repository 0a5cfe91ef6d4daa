import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '../balances/api.ts';
import { capacityQuery, conflictsQuery } from '../presence/api.ts';
import { checkablePeriod } from '../presence/checkable-period.ts';

/** What an approver weighs besides the request itself; asked for, and kept fresh, while it is wanted. */
export function useDecisionFacts(request: TimeOffRequest, isWanted: boolean) {
  const { id: requesterId, department } = request.requester;
  const { startDate, endDate } = request;
  const period = { startDate, endDate };
  const mayCheck = isWanted && checkablePeriod(period) !== undefined;
  const hasCapacity = department !== undefined && request.type !== 'WORK_FROM_HOME';
  const balance = useQuery({ ...balanceQuery(requesterId), enabled: isWanted });
  const conflicts = useQuery({
    ...conflictsQuery({ period, requesterId, excludeRequestId: request.id }),
    enabled: mayCheck,
  });
  const capacity = useQuery({ ...capacityQuery({ period, requesterId }), enabled: mayCheck && hasCapacity });
  return { balance, conflicts, capacity, hasCapacity };
}

export type DecisionFacts = ReturnType<typeof useDecisionFacts>;
