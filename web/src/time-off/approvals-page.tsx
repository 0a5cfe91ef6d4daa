import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { Lock } from 'lucide-react';
import { useViewer } from '../platform/session.ts';
import { useAddress } from '../platform/use-address.ts';
import { EmptyState } from '../ui/message-panel.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { DecideRequestButtons } from './approvals/decide-request-buttons.tsx';
import { PendingApprovalsPanel } from './approvals/pending-approvals-panel.tsx';
import { PeopleFilters } from './approvals/people-filters.tsx';
import { BalancesPanel } from './balances/balances-panel.tsx';
import { RequestActions } from './booking/request-actions.tsx';
import { RequestForSomebody } from './booking/request-for-somebody.tsx';
import { RequestList } from './requests/request-list.tsx';

const rowActions = { actions: RequestActions, decision: DecideRequestButtons };

const tabs = [
  { id: 'to-decide', label: 'To decide', content: <PendingApprovalsPanel /> },
  {
    id: 'all',
    label: 'All requests',
    content: <RequestList view="all" moreFilters={PeopleFilters} {...rowActions} />,
  },
  { id: 'balances', label: 'Leave balances', content: <BalancesPanel /> },
] as const;

export function ApprovalsPage() {
  const viewer = useViewer();
  const { address, change } = useAddress();
  const selected = tabs.find(({ id }) => id === address.get('tab')) ?? tabs[0];
  return (
    <>
      <PageHeader
        title="Time Off Approvals"
        subtitle="Review and approve time off requests from your team."
        actions={mayApproveTimeOff(viewer) && <RequestForSomebody />}
      />
      {mayApproveTimeOff(viewer) ? (
        <Tabs
          label="Views of the requests"
          tabs={tabs}
          selectedId={selected.id}
          onSelect={(id) =>
            change(() => new URLSearchParams(id === tabs[0].id ? {} : { tab: id }), {
              replace: true,
            })
          }
        />
      ) : (
        <EmptyState
          icon={<Lock aria-hidden="true" />}
          title="Access Denied"
          message="You don't have permission to approve time off requests."
        />
      )}
    </>
  );
}
