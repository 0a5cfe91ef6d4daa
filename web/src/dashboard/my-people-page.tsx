import { CalendarOff } from 'lucide-react';
import { PeopleTabs } from '../access/people-tabs.tsx';
import { useViewer } from '../platform/session/session.ts';
import { BalancesPanel } from '../time-off/balances/list/balances-panel.tsx';
import { RequestOnBehalf } from '../time-off/booking/request-on-behalf.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';

/** The people whose requests the viewer decides: balances, absences and links. */
export function MyPeoplePage() {
  const { departmentId } = useViewer();
  return (
    <>
      <PageHeader
        title="My People"
        subtitle="Leave balances of the people you approve for."
        actions={
          <>
            <LinkButton
              to={departmentId === undefined ? '/away' : `/away?department=${departmentId}`}
              icon={<CalendarOff aria-hidden="true" />}
            >
              Who Is Away
            </LinkButton>
            <RequestOnBehalf />
          </>
        }
      />
      <PeopleTabs />
      <BalancesPanel />
    </>
  );
}
