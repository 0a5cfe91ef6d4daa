import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import { useViewer } from '../platform/session/session.ts';
import { RequestForSomebody } from './booking/request-for-somebody.tsx';
import { CalendarPage } from './presence/calendar-page.tsx';

export function TeamCalendarPage() {
  return <CalendarPage action={mayApproveTimeOff(useViewer()) && <RequestForSomebody />} />;
}
