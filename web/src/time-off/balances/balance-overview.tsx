import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { myBalanceQuery } from './api.ts';
import { LeaveBalanceTiles, LeaveBalanceTilesSkeleton, NoLeaveBalance } from './leave-balance-tiles.tsx';
import { ResetDate } from './reset-date.tsx';

/** What is left, beside the form that spends it. */
export function BalanceOverview() {
  const { data: balance, isPending, isError, isFetching, refetch } = useQuery(myBalanceQuery());
  return (
    <Card title="Leave Balance" subtitle={isPending || balance ? <ResetDate balance={balance} /> : undefined}>
      {balance ? (
        <LeaveBalanceTiles balance={balance} />
      ) : isPending ? (
        <LeaveBalanceTilesSkeleton />
      ) : isError ? (
        <ErrorState
          title="Failed to load leave balance"
          message="You can still send a request; it is checked when it arrives."
          headingLevel={3}
          onRetry={() => refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <NoLeaveBalance />
      )}
    </Card>
  );
}
