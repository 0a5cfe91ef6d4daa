import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { useViewer } from '../platform/session/session.ts';
import { RequestOnBehalf } from './booking/request-on-behalf.tsx';
import { CalendarPage } from './presence/calendar-page.tsx';

export function TeamCalendarPage() {
  return <CalendarPage action={mayApproveTimeOff(useViewer()) && <RequestOnBehalf />} />;
}
