import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { useViewer } from '../platform/session/session.ts';
import { PageTabs } from '../ui/page/page-tabs.tsx';

const pages = [
  { path: '/time-off/people', label: 'My People' },
  { path: '/people', label: 'Everyone' },
];

/** The tabs of 'People', for viewers with people of their own. */
export function PeopleTabs() {
  const viewer = useViewer();
  return mayApproveTimeOff(viewer) ? <PageTabs label="People" pages={pages} /> : null;
}
