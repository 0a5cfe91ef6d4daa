import { mayApproveTimeOff, mayManageTeams, mayViewAdminPanel } from '@almanac/domain/access/permissions';
import type { SessionUser } from '@almanac/domain/access/schema';
import {
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
  PanelsTopLeft,
  Settings,
  UserCog,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';

export interface NavigationItem {
  path: string;
  /** Common paths of its pages, if there are several; the entry is current on all of them. */
  areas?: readonly string[];
  label: string;
  icon: LucideIcon;
  /** How many things wait there. */
  waiting?: number;
}

export const dashboardItem: NavigationItem = {
  path: '/dashboard',
  label: 'Dashboard',
  icon: LayoutDashboard,
};

export const awayItem: NavigationItem = { path: '/away', label: 'Who Is Away', icon: CalendarOff };

const peopleItem: NavigationItem = {
  path: '/time-off/people',
  areas: ['/time-off/people', '/people'],
  label: 'People',
  icon: ContactRound,
};

const ownTimeOff: NavigationItem[] = [
  { path: '/time-off', label: 'My Time Off', icon: CalendarPlus },
  { path: '/time-off/my-requests', label: 'My Requests', icon: ListChecks },
];

const approvals: NavigationItem = {
  path: '/time-off/approvals',
  label: 'Approvals',
  icon: ClipboardCheck,
};

const approverTimeOff: NavigationItem[] = [
  { path: '/time-off/calendar', label: 'Team Calendar', icon: CalendarDays },
  { path: '/time-off/reports', label: 'Reports', icon: ChartColumn },
];

/** Entries above the groups that the viewer may open. */
export function mainItems(viewer: SessionUser): NavigationItem[] {
  return [dashboardItem, awayItem, ...(mayApproveTimeOff(viewer) ? [peopleItem] : [])];
}

/** Entries of the Time Off group the viewer may open, with the number of requests waiting for a decision. */
export function timeOffItems(viewer: SessionUser, waiting = 0): NavigationItem[] {
  if (!mayApproveTimeOff(viewer)) return ownTimeOff;
  return [...ownTimeOff, { ...approvals, waiting }, ...approverTimeOff];
}

const teamsOfViewer: NavigationItem = {
  path: '/teams/mine',
  areas: ['/teams/mine'],
  label: 'My Teams',
  icon: UserRoundCheck,
};

const allocations: NavigationItem = {
  path: '/teams/allocations',
  areas: ['/teams/allocations', '/teams/mine'],
  label: 'Allocations',
  icon: ChartNoAxesGantt,
};

/** Entries of the Team Management group the viewer may open; without that group, of the top level. */
export function teamItems(viewer: SessionUser): NavigationItem[] {
  return [
    ...(mayManageTeams(viewer) ? [{ path: '/teams', label: 'Teams', icon: UsersRound }] : []),
    mayApproveTimeOff(viewer) ? allocations : teamsOfViewer,
  ];
}

const administration: NavigationItem[] = [
  { path: '/admin', label: 'Dashboard', icon: PanelsTopLeft },
  { path: '/admin/users', label: 'Users Management', icon: UserCog },
  {
    path: '/settings',
    areas: ['/settings', '/admin/leave', '/admin/departments', '/admin/mails', '/admin/audit'],
    label: 'Settings',
    icon: Settings,
  },
];

/** Entries of the Administration group the viewer may open. */
export function administrationItems(viewer: SessionUser): NavigationItem[] {
  return mayViewAdminPanel(viewer) ? administration : [];
}
