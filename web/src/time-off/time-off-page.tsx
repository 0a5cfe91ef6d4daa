import { Suspense } from 'react';
import { lazyComponent } from '../ui/lazy-component.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { BalanceOverview } from './balances/leave-balance-card.tsx';
import { RequestActions } from './booking/request-actions.tsx';
import { RequestTimeOffCard } from './booking/request-time-off-card.tsx';
import { text } from './messages/text.ts';
import { RequestList } from './requests/request-list.tsx';

// Loads after the balance and the form.
const OwnYear = lazyComponent(async () => (await import('./booking/own-year.tsx')).OwnYear);

export function TimeOffPage() {
  return (
    <>
      <PageHeader title={text('time-off.title')} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(20rem,24rem)_minmax(0,1fr)]">
        <RequestTimeOffCard />
        <div className="flex min-w-0 flex-col gap-6">
          <BalanceOverview />
          <div className="min-w-0 max-md:order-last">
            <Suspense fallback={<YearSkeleton />}>
              <OwnYear />
            </Suspense>
          </div>
          <RequestList view="my-requests" hasFilters={false} actions={RequestActions} />
        </div>
      </div>
    </>
  );
}

/** As tall as the year, so that nothing shifts. */
function YearSkeleton() {
  return (
    <SkeletonArea label={text('time-off.loadingYear')} className="rounded-md border border-line bg-card p-5">
      <div className="@container">
        <Skeleton className="h-111 w-full @xl:h-100 max-md:h-279" />
      </div>
    </SkeletonArea>
  );
}
