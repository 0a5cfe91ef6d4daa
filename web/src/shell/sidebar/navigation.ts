import { mayApproveTimeOff, mayManageTeams, mayViewAdminPanel } from '@almanac/domain/access/permissions';
import type { SessionUser } from '@almanac/domain/access/schema';
import {
  Building2,
  CalendarCog,
  CalendarDays,
  CalendarOff,
  CalendarPlus,
  ChartColumn,
  ChartNoAxesGantt,
  ClipboardCheck,
  ContactRound,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  PanelsTopLeft,
  ScrollText,
  UserCog,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';

export interface NavigationItem {
  path: string;
  /** Common path of its pages, if there are several; the entry is current on all of them. */
  area?: string;
  label: string;
  icon: LucideIcon;
}

export const dashboardItem: NavigationItem = {
  path: '/dashboard',
  label: 'Dashboard',
  icon: LayoutDashboard,
};

export const awayItem: NavigationItem = { path: '/away', label: 'Who is away', icon: CalendarOff };

const ownTimeOff: NavigationItem[] = [
  { path: '/time-off', label: 'My Time Off', icon: CalendarPlus },
  { path: '/time-off/my-requests', label: 'My Requests', icon: ListChecks },
];

const approverTimeOff: NavigationItem[] = [
  { path: '/time-off/approvals', label: 'Approvals', icon: ClipboardCheck },
  { path: '/time-off/calendar', label: 'Team Calendar', icon: CalendarDays },
  { path: '/time-off/people', label: 'My People', icon: ContactRound },
  { path: '/time-off/reports', label: 'Reports', icon: ChartColumn },
];

/** Entries of the Time Off group the viewer may open. */
export function timeOffItems(viewer: SessionUser): NavigationItem[] {
  return mayApproveTimeOff(viewer) ? [...ownTimeOff, ...approverTimeOff] : ownTimeOff;
}

/** Entries of the Teams group the viewer may open. */
export function teamItems(viewer: SessionUser): NavigationItem[] {
  return [
    ...(mayManageTeams(viewer) ? [{ path: '/teams', label: 'Teams', icon: UsersRound }] : []),
    { path: '/teams/mine', area: '/teams/mine', label: 'My Teams', icon: UserRoundCheck },
    ...(mayApproveTimeOff(viewer)
      ? [{ path: '/teams/allocations', label: 'Allocations', icon: ChartNoAxesGantt }]
      : []),
  ];
}

const administration: NavigationItem[] = [
  { path: '/admin', label: 'Dashboard', icon: PanelsTopLeft },
  { path: '/admin/users', label: 'Users Management', icon: UserCog },
  { path: '/admin/departments', label: 'Departments', icon: Building2 },
  { path: '/admin/leave/types', area: '/admin/leave', label: 'Leave', icon: CalendarCog },
  { path: '/admin/audit', label: 'Audit Log', icon: ScrollText },
  { path: '/admin/mails', label: 'Mails', icon: Mail },
];

/** Entries of the Administration group the viewer may open. */
export function administrationItems(viewer: SessionUser): NavigationItem[] {
  return mayViewAdminPanel(viewer) ? administration : [];
}
