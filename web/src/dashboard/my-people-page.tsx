import { CalendarOff } from 'lucide-react';
import { PeopleTabs } from '../access/people-tabs.tsx';
import { useViewer } from '../platform/session/session.ts';
import { BalancesPanel } from '../time-off/balances/list/balances-panel.tsx';
import { RequestOnBehalf } from '../time-off/booking/request-on-behalf.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { text } from './messages/people-text.ts';

/** The people whose requests the viewer decides: balances, absences and links. */
export function MyPeoplePage() {
  const { departmentId } = useViewer();
  return (
    <>
      <PageHeader
        title={text('dashboard.people.title')}
        subtitle={text('dashboard.people.subtitle')}
        actions={
          <>
            <LinkButton
              to={departmentId === undefined ? '/away' : `/away?department=${departmentId}`}
              icon={<CalendarOff aria-hidden="true" />}
            >
              {text('dashboard.people.away')}
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
