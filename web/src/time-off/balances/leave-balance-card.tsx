import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { countText } from '../../platform/lists/count-text.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { DayText } from '../../platform/time-text.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { myBalanceQuery } from './account/api.ts';
import { linesAddress } from './balance-filters.ts';
import { LeaveBalanceTiles, LeaveBalanceTilesSkeleton, NoLeaveBalance } from './leave-balance-tiles.tsx';

/** The viewer's balance of the current leave year, with its sums. */
export function LeaveDetails() {
  const { data: balance } = useQuery(myBalanceQuery());
  // The card around it shows what is loading, missing or failed.
  if (!balance) return null;
  return (
    <div className="@container flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-muted">
          Resets: <DayText date={balance.yearlyResetDate} />
        </p>
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/time-off/my-requests" size="small">
            View History
          </LinkButton>
          <LinkButton to="/balance" size="small">
            My Balance
          </LinkButton>
        </div>
      </div>
      <LeaveBalanceTiles balance={balance} linesAt={linesAddress} />
      <YearSummary balance={balance} />
    </div>
  );
}

/** The balance next to the request form. */
export function BalanceOverview() {
  const query = useQuery(myBalanceQuery());
  const resetDate = query.data ? <DayText date={query.data.yearlyResetDate} /> : '…';
  return (
    <Card
      title="Leave Balance"
      // A skeleton text holds the space while loading.
      subtitle={query.isPending || query.data ? <>Resets: {resetDate}</> : undefined}
    >
      <Loaded
        query={query}
        failure="Failed to load leave balance"
        message="You can still send a request; it is checked when it arrives."
        headingLevel={3}
        skeleton={<LeaveBalanceTilesSkeleton />}
      >
        {(balance) =>
          balance ? <LeaveBalanceTiles balance={balance} linesAt={linesAddress} /> : <NoLeaveBalance />
        }
      </Loaded>
    </Card>
  );
}

function YearSummary({ balance }: { balance: LeaveBalance }) {
  const left = [
    { name: 'vacation', days: balance.vacationDaysAvailable, isCounted: balance.vacationIsCounted },
    { name: 'sick leave', days: balance.sickDaysAvailable, isCounted: balance.sickIsCounted },
  ].filter(({ isCounted }) => !isCounted);
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-3 border-t border-line pt-4 @min-[40rem]:grid-cols-4">
      {!balance.vacationIsCounted && (
        <Figure term="Vacation accrual">{countText(balance.vacationAccrualRate, 'day')} / month</Figure>
      )}
      {!balance.sickIsCounted && (
        <Figure term="Sick accrual">{countText(balance.sickAccrualRate, 'day')} / month</Figure>
      )}
      <Figure term="Total days off" sum="vacation and sick leave">
        {countText(balance.vacationDaysUsed + balance.sickDaysUsed, 'day')} this year
      </Figure>
      {left.length > 0 && (
        <Figure term="Remaining days" sum={left.map(({ name }) => name).join(' and ')}>
          {countText(
            left.reduce((sum, { days }) => sum + days, 0),
            'day',
          )}
        </Figure>
      )}
    </dl>
  );
}

interface FigureProps {
  term: string;
  /** The sum behind the figure. */
  sum?: string;
  children: ReactNode;
}

function Figure({ term, sum, children }: FigureProps) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="font-medium text-ink">
        {children}
        {sum !== undefined && <span className="block text-sm font-normal text-ink-muted">{sum}</span>}
      </dd>
    </div>
  );
}
