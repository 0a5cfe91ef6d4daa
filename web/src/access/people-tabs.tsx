import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { useViewer } from '../platform/session/session.ts';
import { PageTabs } from '../ui/page/page-tabs.tsx';
import { text } from './messages/text.ts';

const pagesOf = () => [
  { path: '/time-off/people', label: text('access.myPeople') },
  { path: '/people', label: text('access.everyone') },
];

/** The tabs of 'People', for viewers with people of their own. */
export function PeopleTabs() {
  const viewer = useViewer();
  return mayApproveTimeOff(viewer) ? <PageTabs label={text('access.people')} pages={pagesOf()} /> : null;
}
