import { leaveYearName } from '@almanac/domain/leave/plans/leave-year';
import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import type { EntitledType } from '@almanac/domain/time-off/requests/vocabulary';
import { CircleOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { typeTone } from '../../leave/types/type-badge.tsx';
import { useTypes } from '../../leave/types/types.ts';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import type { Tone } from '../../ui/tone.ts';
import { bareText, leaveText } from './account/account-text.ts';
import type { LineKind } from './account/line-kind.ts';
import { LeftBar } from './left-bar.tsx';
import { rich, text } from './messages/text.ts';

interface LeaveBalanceTilesProps {
  balance: LeaveBalance;
  /** Address of the lines behind a number of the type. */
  linesAt: (type: EntitledType, lines?: LineKind) => string;
}

export function LeaveBalanceTiles({ balance, linesAt }: LeaveBalanceTilesProps) {
  const { typeOf } = useTypes();
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <LeaveBalanceTile
        title={text('time-off.balances.vacation')}
        linesAt={(lines) => linesAt('VACATION', lines)}
        tone={typeTone(typeOf('VACATION'))}
        total={balance.vacationDaysTotal}
        used={balance.vacationDaysUsed}
        pending={balance.vacationDaysPending}
        available={balance.vacationDaysAvailable}
        isCounted={balance.vacationIsCounted}
        leaveYear={balance.leaveYear}
      />
      <LeaveBalanceTile
        title={text('time-off.balances.sick')}
        linesAt={(lines) => linesAt('SICK_LEAVE', lines)}
        tone={typeTone(typeOf('SICK_LEAVE'))}
        total={balance.sickDaysTotal}
        used={balance.sickDaysUsed}
        pending={balance.sickDaysPending}
        available={balance.sickDaysAvailable}
        isCounted={balance.sickIsCounted}
        leaveYear={balance.leaveYear}
      />
    </div>
  );
}

interface LeaveBalanceTileProps {
  title: string;
  tone: Tone;
  linesAt: (lines?: LineKind) => string;
  /** All in days. */
  total: number;
  used: number;
  pending: number;
  available: number;
  isCounted?: true | undefined;
  leaveYear: LeaveBalance['leaveYear'];
}

/** A counted type: its amount in the leave year. */
function CountedTile({ title, linesAt, used, pending, leaveYear }: LeaveBalanceTileProps) {
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="font-medium text-ink">{title}</h3>
      <p className="flex items-baseline gap-1.5 text-ink-muted">
        {rich('time-off.balances.daysInYear', {
          days: used,
          number: (
            <NumberLink
              to={linesAt('taken')}
              label={text('time-off.balances.daysLink', { days: used, title })}
            >
              <LargeNumber days={used} />
            </NumberLink>
          ),
          year: leaveYearName(leaveYear),
        })}
      </p>
      {pending > 0 && (
        <p className="text-sm text-ink-muted">
          <PendingLink title={title} linesAt={linesAt} pending={pending} />
        </p>
      )}
    </section>
  );
}

/** One entitlement: the main figure, the bar, and the used share. */
function LeaveBalanceTile(props: LeaveBalanceTileProps) {
  const { title, tone, linesAt, total, used, pending, available } = props;
  if (props.isCounted) return <CountedTile {...props} />;
  const percent = total > 0 ? Math.round((used / total) * 100) : 0;
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-medium text-ink">{title}</h3>
        <p className="text-sm text-ink-muted">{text('time-off.balances.percentUsed', { percent })}</p>
      </div>
      <p className="flex items-baseline gap-1.5 text-ink-muted">
        {rich('time-off.balances.available', {
          days: available,
          number: (
            <NumberLink
              to={linesAt()}
              label={text('time-off.balances.availableLink', { days: available, title })}
            >
              <LargeNumber days={available} />
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
      <p className="text-sm text-ink-muted">
        <UsedShare {...props} />
      </p>
    </section>
  );
}

/** Such as '12 of 24 days used, 2 pending', with links to the lines. */
function UsedShare({ title, linesAt, total, used, pending }: LeaveBalanceTileProps) {
  const share = {
    used: (
      <NumberLink to={linesAt('taken')} label={text('time-off.balances.usedLink', { days: used, title })}>
        {bareText(used, 'DAY')}
      </NumberLink>
    ),
    total: (
      <NumberLink to={linesAt('granted')} label={text('time-off.balances.daysLink', { days: total, title })}>
        {leaveText(total, 'DAY')}
      </NumberLink>
    ),
  };
  if (pending <= 0) return rich('time-off.balances.used', share);
  return rich('time-off.balances.usedAndPending', {
    ...share,
    pending: <PendingLink title={title} linesAt={linesAt} pending={pending} />,
  });
}

function PendingLink({
  title,
  linesAt,
  pending: days,
}: Pick<LeaveBalanceTileProps, 'title' | 'linesAt' | 'pending'>) {
  return (
    <NumberLink to={linesAt('pending')} label={text('time-off.balances.pendingLink', { days, title })}>
      {text('time-off.balances.pending', { days })}
    </NumberLink>
  );
}

function LargeNumber({ days }: { days: number }) {
  return <span className="text-2xl font-semibold text-ink">{bareText(days, 'DAY')}</span>;
}

/** A number that leads to the lines behind it. */
export function NumberLink({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      aria-label={label}
      className="underline decoration-control-line decoration-1 underline-offset-2 hover:decoration-current"
    >
      {children}
    </Link>
  );
}

export function LeaveBalanceTilesSkeleton() {
  return (
    <SkeletonArea
      label={text('time-off.balances.cardLoading')}
      className="grid gap-x-8 gap-y-6 sm:grid-cols-2"
    >
      {['vacation', 'sick'].map((tile) => (
        <div key={tile} className="flex flex-col gap-2">
          <Skeleton className="h-5.25 w-28" />
          <Skeleton className="h-8 w-24" />
          <Skeleton className="h-2.5 w-full" />
          <Skeleton className="h-5 w-32" />
        </div>
      ))}
    </SkeletonArea>
  );
}

/** Shown instead of a balance if the server has none. */
export function NoLeaveBalance() {
  return (
    <EmptyState
      icon={<CircleOff aria-hidden="true" />}
      title={text('time-off.balances.noData')}
      headingLevel={3}
    />
  );
}
