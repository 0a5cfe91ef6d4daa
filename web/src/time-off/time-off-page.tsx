import { PageHeader } from '../ui/page-header.tsx';
import { BalanceOverview } from './balances/leave-balance-card.tsx';
import { RequestActions } from './booking/request-actions.tsx';
import { RequestTimeOffCard } from './booking/request-time-off.tsx';
import { RequestList } from './requests/request-list.tsx';

export function TimeOffPage() {
  return (
    <>
      <PageHeader title="Time Off" subtitle="See what is left, ask for days, and follow your requests." />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(20rem,24rem)_minmax(0,1fr)]">
        <RequestTimeOffCard />
        <div className="flex min-w-0 flex-col gap-6">
          <BalanceOverview />
          <RequestList view="my-requests" hasFilters={false} actions={RequestActions} />
        </div>
      </div>
    </>
  );
}
