import { leaveYearName } from '@almanac/domain/leave/plans/leave-year';
import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import { useQuery } from '@tanstack/react-query';
import { typeTone } from '../../leave/types/type-badge.tsx';
import { useTypes } from '../../leave/types/types.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { DayText } from '../../platform/time-text.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { bareText, leaveText } from './account/account-text.ts';
import { myBalanceQuery } from './account/api.ts';
import { linesAddress } from './balance-filters.ts';
import { NoLeaveBalance, NumberLink } from './leave-balance-tiles.tsx';
import { LeftBar } from './left-bar.tsx';
import { rich, text } from './messages/glance-text.ts';
import { text as common } from './messages/text.ts';

/** The vacation that is left, as one large number. */
export function LeaveGlance() {
  return (
    <Loaded
      query={useQuery(myBalanceQuery())}
      failure={common('time-off.balances.cardNotLoaded')}
      message={text('time-off.balances.glanceFailed')}
      headingLevel={3}
      skeleton={<GlanceSkeleton />}
    >
      {(balance) =>
        balance ? (
          <div className="flex min-h-29.5 flex-col gap-3">
            {balance.vacationIsCounted ? <Taken balance={balance} /> : <Available balance={balance} />}
          </div>
        ) : (
          <NoLeaveBalance />
        )
      }
    </Loaded>
  );
}

function Available({ balance }: { balance: LeaveBalance }) {
  const { vacationDaysAvailable: available, vacationDaysUsed: used, vacationDaysPending: pending } = balance;
  const tone = typeTone(useTypes().typeOf('VACATION'));
  const title = common('time-off.balances.vacation');
  return (
    <>
      <p className="flex min-h-16 flex-wrap items-baseline gap-x-3 text-xl text-ink">
        {rich('time-off.balances.daysAvailable', {
          days: available,
          number: (
            <NumberLink
              to={linesAddress('VACATION')}
              label={common('time-off.balances.availableLink', { days: available, title })}
            >
              <span className="block text-3xl font-semibold text-ink">{bareText(available, 'DAY')}</span>
            </NumberLink>
          ),
        })}
      </p>
      <LeftBar
        label={title}
        tone={tone}
        left={available}
        pending={pending}
        used={used}
        formatAmount={(days) => leaveText(days, 'DAY')}
      />
      <p className="text-ink-muted">
        <GlanceSentence balance={balance} />
      </p>
    </>
  );
}

function GlanceSentence({ balance }: { balance: LeaveBalance }) {
  const { vacationDaysAvailable: available, vacationDaysUsed: used, vacationDaysPending: pending } = balance;
  const { vacationDaysTotal: total, yearlyResetDate } = balance;
  if (total === 0 && used === 0 && pending === 0) return text('time-off.balances.nothingGranted');
  const usedText =
    pending > 0
      ? text('time-off.balances.vacationUsedAndPending', { used, total, pending })
      : text('time-off.balances.vacationUsed', { used, total });
  if (available > 0) return usedText;
  return rich('time-off.balances.nextYear', { used: usedText, day: <DayText date={yearlyResetDate} /> });
}

/** Vacation without an entitlement is only counted. */
function Taken({ balance: { vacationDaysUsed: used, leaveYear } }: { balance: LeaveBalance }) {
  const title = common('time-off.balances.vacation');
  return (
    <p className="flex min-h-16 flex-wrap items-baseline gap-x-3 text-xl text-ink">
      {rich('time-off.balances.vacationInYear', {
        days: used,
        number: (
          <NumberLink
            to={linesAddress('VACATION', 'taken')}
            label={common('time-off.balances.daysLink', { days: used, title })}
          >
            <span className="block text-3xl font-semibold text-ink">{bareText(used, 'DAY')}</span>
          </NumberLink>
        ),
        year: leaveYearName(leaveYear),
      })}
    </p>
  );
}

function GlanceSkeleton() {
  return (
    <SkeletonArea label={common('time-off.balances.cardLoading')} className="flex min-h-29.5 flex-col gap-3">
      <Skeleton className="h-16 w-64 max-w-full" />
      <Skeleton className="h-2.5 w-full" />
      <Skeleton className="h-5 w-48" />
    </SkeletonArea>
  );
}
