import { mayManageUsers, type Viewer } from '@almanac/domain/access/permissions';
import { useViewer } from '../../../platform/session/session.ts';
import { PageTabs } from '../../../ui/page/page-tabs.tsx';
import { text } from './messages/text.ts';

const pagesOf = (viewer: Viewer) => [
  { path: '/time-off/reports', label: text('time-off.month.overview') },
  { path: '/time-off/reports/month', label: text('time-off.month.title') },
  ...(mayManageUsers(viewer)
    ? [{ path: '/time-off/reports/sickness', label: text('time-off.month.sickness') }]
    : []),
];

/** The tabs of 'Reports'. */
export function ReportTabs() {
  return <PageTabs label={text('time-off.month.reports')} pages={pagesOf(useViewer())} />;
}
