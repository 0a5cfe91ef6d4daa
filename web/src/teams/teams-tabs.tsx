import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { useViewer } from '../platform/session/session.ts';
import { PageTabs } from '../ui/page/page-tabs.tsx';

const pages = [
  { path: '/teams/allocations', label: 'Allocations' },
  { path: '/teams/mine', label: 'My Teams' },
];

/** The tabs of 'Allocations', for viewers who may open it. */
export function TeamsTabs() {
  const viewer = useViewer();
  return mayApproveTimeOff(viewer) ? <PageTabs label="Allocations" pages={pages} /> : null;
}
