import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { countText } from '../requests/request-text.ts';
import { myBalanceQuery } from './api.ts';
import { LeaveBalanceTiles, LeaveBalanceTilesSkeleton, NoLeaveBalance } from './leave-balance-tiles.tsx';
import { ResetDate } from './reset-date.tsx';

/** The viewer's balance of the present leave year. */
export function LeaveBalanceCard() {
  const { data: balance, isPending, isError, isFetching, refetch } = useQuery(myBalanceQuery());
  return (
    <Card
      title="Leave Balance"
      subtitle={isPending || balance ? <ResetDate balance={balance} /> : undefined}
      actions={
        <>
          <LinkButton to="/time-off" variant="primary" size="small">
            Request Time Off
          </LinkButton>
          <LinkButton to="/time-off/my-requests" size="small">
            View History
          </LinkButton>
        </>
      }
    >
      {balance ? (
        <div className="flex flex-col gap-6">
          <LeaveBalanceTiles balance={balance} />
          <YearSummary balance={balance} />
        </div>
      ) : isPending ? (
        <div className="flex flex-col gap-6">
          <LeaveBalanceTilesSkeleton />
          <Skeleton className="h-18 w-full" />
        </div>
      ) : isError ? (
        <ErrorState
          title="Failed to load leave balance"
          message="Your requests and days are safe; only this card is missing."
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

function YearSummary({ balance }: { balance: LeaveBalance }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-3 border-t border-line pt-4 lg:grid-cols-4">
      <Figure term="Vacation accrual">{countText(balance.vacationAccrualRate, 'day')} / month</Figure>
      <Figure term="Sick accrual">{countText(balance.sickAccrualRate, 'day')} / month</Figure>
      <Figure term="Total days off">
        {countText(balance.vacationDaysUsed + balance.sickDaysUsed, 'day')} this year
      </Figure>
      <Figure term="Remaining days">
        {countText(balance.vacationDaysAvailable + balance.sickDaysAvailable, 'day')}
      </Figure>
    </dl>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="font-medium text-ink">{children}</dd>
    </div>
  );
}
