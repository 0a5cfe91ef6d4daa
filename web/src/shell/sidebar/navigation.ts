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
import { text } from '../messages/text.ts';

export interface NavigationItem {
  path: string;
  /** Common paths of its pages, if there are several; the entry is current on all of them. */
  areas?: readonly string[];
  label: string;
  icon: LucideIcon;
  /** How many things wait there. */
  waiting?: number;
}

export const dashboardItem = (): NavigationItem => ({
  path: '/dashboard',
  label: text('shell.dashboard'),
  icon: LayoutDashboard,
});

export const awayItem = (): NavigationItem => ({
  path: '/away',
  label: text('shell.whoIsAway'),
  icon: CalendarOff,
});

const peopleItem = (): NavigationItem => ({
  path: '/time-off/people',
  areas: ['/time-off/people', '/people'],
  label: text('shell.people'),
  icon: ContactRound,
});

const ownTimeOff = (): NavigationItem[] => [
  { path: '/time-off', label: text('shell.myTimeOff'), icon: CalendarPlus },
  { path: '/time-off/my-requests', label: text('shell.myRequests'), icon: ListChecks },
];

const approvals = (waiting: number): NavigationItem => ({
  path: '/time-off/approvals',
  label: text('shell.approvals'),
  icon: ClipboardCheck,
  waiting,
});

const approverTimeOff = (): NavigationItem[] => [
  { path: '/time-off/calendar', label: text('shell.teamCalendar'), icon: CalendarDays },
  { path: '/time-off/reports', label: text('shell.reports'), icon: ChartColumn },
];

/** Entries above the groups that the viewer may open. */
export function mainItems(viewer: SessionUser): NavigationItem[] {
  return [dashboardItem(), awayItem(), ...(mayApproveTimeOff(viewer) ? [peopleItem()] : [])];
}

/** Entries of the Time Off group the viewer may open, with the number of requests waiting for a decision. */
export function timeOffItems(viewer: SessionUser, waiting = 0): NavigationItem[] {
  if (!mayApproveTimeOff(viewer)) return ownTimeOff();
  return [...ownTimeOff(), approvals(waiting), ...approverTimeOff()];
}

const teamsOfViewer = (): NavigationItem => ({
  path: '/teams/mine',
  areas: ['/teams/mine'],
  label: text('shell.myTeams'),
  icon: UserRoundCheck,
});

const allocations = (): NavigationItem => ({
  path: '/teams/allocations',
  areas: ['/teams/allocations', '/teams/mine'],
  label: text('shell.allocations'),
  icon: ChartNoAxesGantt,
});

/** Entries of the Team Management group the viewer may open; without that group, of the top level. */
export function teamItems(viewer: SessionUser): NavigationItem[] {
  return [
    ...(mayManageTeams(viewer) ? [{ path: '/teams', label: text('shell.teams'), icon: UsersRound }] : []),
    mayApproveTimeOff(viewer) ? allocations() : teamsOfViewer(),
  ];
}

const administration = (): NavigationItem[] => [
  { path: '/admin', label: text('shell.dashboard'), icon: PanelsTopLeft },
  { path: '/admin/users', label: text('shell.usersManagement'), icon: UserCog },
  {
    path: '/settings',
    areas: ['/settings', '/admin/leave', '/admin/departments', '/admin/mails', '/admin/audit'],
    label: text('shell.settings'),
    icon: Settings,
  },
];

/** Entries of the Administration group the viewer may open. */
export function administrationItems(viewer: SessionUser): NavigationItem[] {
  return mayViewAdminPanel(viewer) ? administration() : [];
}
