import { mayApproveTimeOff } from '@almanac/domain/people/permissions';
import type { SessionUser } from '@almanac/domain/people/schema';
import {
  CalendarDays,
  CalendarPlus,
  ClipboardCheck,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
} from 'lucide-react';

export interface NavigationItem {
  path: string;
  label: string;
  icon: LucideIcon;
}

export const dashboardItem: NavigationItem = {
  path: '/dashboard',
  label: 'Dashboard',
  icon: LayoutDashboard,
};

const ownTimeOff: NavigationItem[] = [
  { path: '/time-off', label: 'My Time Off', icon: CalendarPlus },
  { path: '/time-off/my-requests', label: 'My Requests', icon: ListChecks },
];

const approverTimeOff: NavigationItem[] = [
  { path: '/time-off/approvals', label: 'Approvals', icon: ClipboardCheck },
  { path: '/time-off/calendar', label: 'Team Calendar', icon: CalendarDays },
];

/** The places of the Time Off group that the viewer may go to. */
export function timeOffItems(viewer: SessionUser): NavigationItem[] {
  return mayApproveTimeOff(viewer) ? [...ownTimeOff, ...approverTimeOff] : ownTimeOff;
}
