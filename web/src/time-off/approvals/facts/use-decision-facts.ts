import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useQuery } from '@tanstack/react-query';
import { useTypes } from '../../../leave/types/types.ts';
import { balanceQuery } from '../../balances/account/api.ts';
import { previewQuery } from '../../booking/form/api.ts';
import { conflictsQuery } from '../../presence/entries/api.ts';
import { checkablePeriod } from '../../presence/marks/checkable-period.ts';

/** Decision details of a request, loaded and refreshed while `isWanted`. */
export function useDecisionFacts(request: TimeOffRequest, isWanted: boolean) {
  const { id: requesterId, department } = request.requester;
  const { id: excludeRequestId, type, startDate, endDate, startHalf, endHalf, minutes } = request;
  const period = { startDate, endDate };
  const mayCheck = isWanted && checkablePeriod(period) !== undefined;
  const { isAway } = useTypes().typeOf(type);
  const hasCapacity = department !== undefined && isAway;
  const preview = useQuery({
    ...previewQuery({
      type,
      startDate,
      endDate,
      startHalf,
      endHalf,
      minutes,
      userId: requesterId,
      excludeRequestId,
    }),
    enabled: isWanted,
  });
  const balance = useQuery({ ...balanceQuery(requesterId), enabled: isWanted });
  const conflicts = useQuery({
    ...conflictsQuery({ period, requesterId, excludeRequestId }),
    enabled: mayCheck,
  });
  return { preview, balance, conflicts, hasCapacity };
}

export type DecisionFacts = ReturnType<typeof useDecisionFacts>;
