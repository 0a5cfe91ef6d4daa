import { leaveYearName } from '@almanac/domain/leave/plans/leave-year';
import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import { useQuery } from '@tanstack/react-query';
import { typeTone } from '../../leave/types/type-badge.tsx';
import { useTypes } from '../../leave/types/types.ts';
import { countText, shortNumber } from '../../platform/lists/count-text.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { DayText } from '../../platform/time-text.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { myBalanceQuery } from './account/api.ts';
import { linesAddress } from './balance-filters.ts';
import { NoLeaveBalance, NumberLink } from './leave-balance-tiles.tsx';
import { LeftBar } from './left-bar.tsx';

/** The vacation that is left, as one large number. */
export function LeaveGlance() {
  return (
    <Loaded
      query={useQuery(myBalanceQuery())}
      failure="Failed to load leave balance"
      message="Your requests and days are safe; only this card is missing."
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
  return (
    <>
      <p className="flex min-h-16 flex-wrap items-baseline gap-x-3">
        <NumberLink
          to={linesAddress('VACATION')}
          label={`${shortNumber(available)} available, Vacation Days: show all lines`}
        >
          <span className="block text-3xl font-semibold text-ink">{shortNumber(available)}</span>
        </NumberLink>
        <span className="text-xl text-ink">{available === 1 ? 'day' : 'days'} available</span>
      </p>
      <LeftBar
        label="Vacation Days"
        tone={tone}
        left={available}
        pending={pending}
        used={used}
        formatAmount={(days) => countText(days, 'day')}
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
  if (total === 0 && used === 0 && pending === 0) return <>No vacation has been granted yet.</>;
  const parts = [`${shortNumber(used)} of ${countText(total, 'vacation day')} used`];
  if (pending > 0) parts.push(`${shortNumber(pending)} pending`);
  return (
    <>
      {parts.join(', ')}
      {available <= 0 && (
        <>
          . The next leave year begins on <DayText date={yearlyResetDate} />.
        </>
      )}
    </>
  );
}

/** Vacation without an entitlement is only counted. */
function Taken({ balance: { vacationDaysUsed: used, leaveYear } }: { balance: LeaveBalance }) {
  return (
    <p className="flex min-h-16 flex-wrap items-baseline gap-x-3">
      <NumberLink
        to={linesAddress('VACATION', 'taken')}
        label={`${countText(used, 'day')}, Vacation Days: show the lines`}
      >
        <span className="block text-3xl font-semibold text-ink">{shortNumber(used)}</span>
      </NumberLink>
      <span className="text-xl text-ink">
        {used === 1 ? 'day' : 'days'} of vacation in {leaveYearName(leaveYear)}
      </span>
    </p>
  );
}

function GlanceSkeleton() {
  return (
    <SkeletonArea label="Loading your leave balance" className="flex min-h-29.5 flex-col gap-3">
      <Skeleton className="h-16 w-64 max-w-full" />
      <Skeleton className="h-2.5 w-full" />
      <Skeleton className="h-5 w-48" />
    </SkeletonArea>
  );
}
