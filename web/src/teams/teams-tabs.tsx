import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { useViewer } from '../platform/session/session.ts';
import { PageTabs } from '../ui/page/page-tabs.tsx';
import { text } from './messages/text.ts';

/** The tabs of 'Allocations', for viewers who may open it. */
export function TeamsTabs() {
  const viewer = useViewer();
  if (!mayApproveTimeOff(viewer)) return null;
  const pages = [
    { path: '/teams/allocations', label: text('teams.allocations') },
    { path: '/teams/mine', label: text('teams.myTeams') },
  ];
  return <PageTabs label={text('teams.allocations')} pages={pages} />;
}
