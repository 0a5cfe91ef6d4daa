import { useQuery } from '@tanstack/react-query';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { myBalanceQuery } from './api.ts';
import { DayText } from './day-text.tsx';
import { LeaveBalanceTiles, LeaveBalanceTilesSkeleton } from './leave-balance-tiles.tsx';

/** What is left, beside the form that spends it. */
export function BalanceOverview() {
  const { data: balance, isError, isFetching, refetch } = useQuery(myBalanceQuery());
  return (
    <Card
      title="Leave Balance"
      subtitle={
        balance && (
          <>
            Resets: <DayText date={balance.yearlyResetDate} />
          </>
        )
      }
    >
      {balance ? (
        <LeaveBalanceTiles balance={balance} />
      ) : isError ? (
        <ErrorState
          title="Failed to load leave balance"
          message="You can still send a request; it is checked when it arrives."
          headingLevel={3}
          onRetry={() => refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LeaveBalanceTilesSkeleton />
      )}
    </Card>
  );
}
