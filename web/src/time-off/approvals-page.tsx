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
import { text as routeText } from './messages/route-text.ts';
import { text } from './messages/text.ts';

const AllRequests = lazyComponent(async () => (await import('./all-requests.tsx')).AllRequests);
const BalancesPanel = lazyComponent(
  async () => (await import('./balances/list/balances-panel.tsx')).BalancesPanel,
);

function tabsOfPage() {
  return [
    { id: 'to-decide', label: text('time-off.toDecide'), content: <PendingApprovalsPanel /> },
    { id: 'all', label: text('time-off.allRequests'), content: <AllRequests /> },
    { id: 'balances', label: text('time-off.leaveBalances'), content: <BalancesPanel /> },
  ] as const;
}

export function ApprovalsPage() {
  const viewer = useViewer();
  const { address, change } = useAddress();
  const tabs = tabsOfPage();
  const selected = tabs.find(({ id }) => id === address.get('tab')) ?? tabs[0];
  return (
    <>
      <PageHeader
        title={text('time-off.approvalsTitle')}
        subtitle={text('time-off.approvalsHint')}
        actions={mayApproveTimeOff(viewer) && <RequestOnBehalf />}
      />
      {mayApproveTimeOff(viewer) ? (
        <Tabs
          label={text('time-off.approvalViews')}
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
          title={text('time-off.accessDenied')}
          message={routeText('time-off.accessDeniedHint')}
        />
      )}
    </>
  );
}
