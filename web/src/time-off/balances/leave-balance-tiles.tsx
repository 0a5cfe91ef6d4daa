import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import { CircleOff } from 'lucide-react';
import { countText } from '../../platform/count-text.ts';
import { EmptyState } from '../../ui/message-panel.tsx';
import { SegmentedBar } from '../../ui/segmented-bar.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import type { Tone } from '../../ui/tone.ts';

export function LeaveBalanceTiles({ balance }: { balance: LeaveBalance }) {
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <LeaveBalanceTile
        title="Vacation Days"
        tone="vacation"
        total={balance.vacationDaysTotal}
        used={balance.vacationDaysUsed}
        pending={balance.vacationDaysPending}
        available={balance.vacationDaysAvailable}
      />
      <LeaveBalanceTile
        title="Sick Days"
        tone="sick-leave"
        total={balance.sickDaysTotal}
        used={balance.sickDaysUsed}
        pending={balance.sickDaysPending}
        available={balance.sickDaysAvailable}
      />
    </div>
  );
}

interface LeaveBalanceTileProps {
  title: string;
  tone: Tone;
  /** All in days. */
  total: number;
  used: number;
  pending: number;
  available: number;
}

/** One entitlement: the figure that people look for, the bar, and how much of the year's days is used. */
function LeaveBalanceTile({ title, tone, total, used, pending, available }: LeaveBalanceTileProps) {
  const percentUsed = total > 0 ? Math.round((used / total) * 100) : 0;
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-medium text-ink">{title}</h3>
        <p className="text-sm text-ink-muted">{percentUsed}% used</p>
      </div>
      <p className="flex items-baseline gap-1.5">
        <span className="text-2xl font-semibold text-ink">{available}</span>
        <span className="text-ink-muted">available</span>
      </p>
      <SegmentedBar
        label={title}
        segments={[
          { label: 'Used', amount: used, tone, pattern: 'solid' },
          { label: 'Pending', amount: pending, tone, pattern: 'striped' },
          { label: 'Left', amount: Math.max(0, available), tone: 'neutral', pattern: 'empty' },
        ]}
        formatAmount={(days) => countText(days, 'day')}
        hasLegend={false}
      />
      <p className="text-sm text-ink-muted">
        {used} of {countText(total, 'day')} used{pending > 0 && `, ${pending} pending`}
      </p>
    </section>
  );
}

export function LeaveBalanceTilesSkeleton() {
  return (
    <SkeletonArea label="Loading your leave balance" className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {['vacation', 'sick'].map((tile) => (
        <div key={tile} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-8 w-24" />
          <Skeleton className="h-2.5 w-full" />
          <Skeleton className="h-5 w-32" />
        </div>
      ))}
    </SkeletonArea>
  );
}

/** Stands in the place of a balance that the server does not know. */
export function NoLeaveBalance() {
  return (
    <EmptyState icon={<CircleOff aria-hidden="true" />} title="No balance data available" headingLevel={3} />
  );
}
