import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { DayText } from '../../platform/time-text.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { leaveText } from './account/account-text.ts';
import { myBalanceQuery } from './account/api.ts';
import { linesAddress } from './balance-filters.ts';
import { LeaveBalanceTiles, LeaveBalanceTilesSkeleton, NoLeaveBalance } from './leave-balance-tiles.tsx';
import { rich, text } from './messages/text.ts';

/** The viewer's balance of the current leave year, with its sums. */
export function LeaveDetails() {
  const { data: balance } = useQuery(myBalanceQuery());
  // The card around it shows what is loading, missing or failed.
  if (!balance) return null;
  return (
    <div className="@container flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-muted">
          {rich('time-off.balances.resets', { day: <DayText date={balance.yearlyResetDate} /> })}
        </p>
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/time-off/my-requests" size="small">
            {text('time-off.balances.history')}
          </LinkButton>
          <LinkButton to="/balance" size="small">
            {text('time-off.balances.details')}
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
      title={text('time-off.balances.cardTitle')}
      // A skeleton text holds the space while loading.
      subtitle={
        query.isPending || query.data ? rich('time-off.balances.resets', { day: resetDate }) : undefined
      }
    >
      <Loaded
        query={query}
        failure={text('time-off.balances.cardNotLoaded')}
        message={text('time-off.balances.overviewFailed')}
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
  const hasVacation = !balance.vacationIsCounted;
  const hasSickLeave = !balance.sickIsCounted;
  const left =
    (hasVacation ? balance.vacationDaysAvailable : 0) + (hasSickLeave ? balance.sickDaysAvailable : 0);
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-3 border-t border-line pt-4 @min-[40rem]:grid-cols-4">
      {hasVacation && (
        <Figure term={text('time-off.balances.vacationAccrual')}>
          {text('time-off.balances.aMonth', { days: balance.vacationAccrualRate })}
        </Figure>
      )}
      {hasSickLeave && (
        <Figure term={text('time-off.balances.sickAccrual')}>
          {text('time-off.balances.aMonth', { days: balance.sickAccrualRate })}
        </Figure>
      )}
      <Figure term={text('time-off.balances.totalOff')} sum={text('time-off.balances.ofBoth')}>
        {text('time-off.balances.thisYear', { days: balance.vacationDaysUsed + balance.sickDaysUsed })}
      </Figure>
      {(hasVacation || hasSickLeave) && (
        <Figure term={text('time-off.balances.remaining')} sum={sumText(hasVacation, hasSickLeave)}>
          {leaveText(left, 'DAY')}
        </Figure>
      )}
    </dl>
  );
}

function sumText(hasVacation: boolean, hasSickLeave: boolean): string {
  if (hasVacation && hasSickLeave) return text('time-off.balances.ofBoth');
  return hasVacation ? text('time-off.balances.ofVacation') : text('time-off.balances.ofSickLeave');
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
