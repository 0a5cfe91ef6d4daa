import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import { CircleOff } from 'lucide-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { LeaveBalanceTile } from './leave-balance-tile.tsx';

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
