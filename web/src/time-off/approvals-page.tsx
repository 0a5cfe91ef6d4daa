import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { Lock } from 'lucide-react';
import { useAddress } from '../platform/lists/use-address.ts';
import { useViewer } from '../platform/session/session.ts';
import { lazyComponent } from '../ui/lazy-component.ts';
import { EmptyState } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Tabs } from '../ui/page/tabs.tsx';
import { PendingApprovalsPanel } from './approvals/pending-approvals-panel.tsx';
import { RequestOnBehalf } from './booking/request-on-behalf.tsx';

const AllRequests = lazyComponent(async () => (await import('./all-requests.tsx')).AllRequests);
const BalancesPanel = lazyComponent(
  async () => (await import('./balances/list/balances-panel.tsx')).BalancesPanel,
);

const tabs = [
  { id: 'to-decide', label: 'To decide', content: <PendingApprovalsPanel /> },
  { id: 'all', label: 'All requests', content: <AllRequests /> },
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
        actions={mayApproveTimeOff(viewer) && <RequestOnBehalf />}
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
