import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import type { SessionUser } from '@almanac/domain/access/schema';
import {
  CircleQuestionMark,
  CircleUserRound,
  ContactRound,
  Info,
  Scale,
  Settings,
  UserRoundCheck,
  UserSearch,
} from 'lucide-react';
import { settingsIcons } from '../settings/settings-icons.ts';
import { settingsGroups } from '../settings/settings-pages.ts';
import {
  administrationItems,
  awayItem,
  dashboardItem,
  type NavigationItem,
  teamItems,
  timeOffItems,
} from '../sidebar/navigation.ts';

export interface KnownPage extends NavigationItem {
  /** The navigation group, and search words. */
  detail?: string;
  also?: string;
}

const settingsPages: KnownPage[] = settingsGroups.flatMap(({ title, pages }) =>
  pages.map(({ path, label, also }) => ({
    path,
    label: title === 'Leave' ? `Leave ${label}` : label,
    icon: settingsIcons[path] ?? Settings,
    detail: 'Settings',
    ...(also === undefined ? {} : { also }),
  })),
);

/** Second tabs of the approvers' pages, or the first under its own name. */
const approverPages: KnownPage[] = [
  { path: '/time-off/people', label: 'My People', icon: ContactRound, also: 'balances of others' },
  { path: '/teams/mine', label: 'My Teams', icon: UserRoundCheck, detail: 'Team Management' },
];

/** Every page the viewer may open, including those without a navigation entry of their own. */
export function visiblePages(viewer: SessionUser): KnownPage[] {
  const administration = administrationItems(viewer);
  return [
    { ...dashboardItem, also: 'home start' },
    { ...awayItem, also: 'absences colleagues holiday' },
    ...timeOffItems(viewer).map((item) => ({ ...item, detail: 'Time Off' })),
    { path: '/balance', label: 'My Balance', icon: Scale, detail: 'Time Off', also: 'days left leave' },
    { path: '/people', label: 'People', icon: UserSearch, also: 'colleagues find' },
    ...(mayApproveTimeOff(viewer) ? approverPages : []),
    ...teamItems(viewer).map((item) => ({ ...item, detail: 'Team Management' })),
    ...administration.map((item) => ({ ...item, detail: 'Administration' })),
    ...(administration.length > 0 ? settingsPages : []),
    { path: '/profile', label: 'Profile', icon: CircleUserRound, also: 'settings theme sessions mails keys' },
    { path: '/help', label: 'Help', icon: CircleQuestionMark, also: 'manual documentation how' },
    { path: '/about', label: 'About Almanac', icon: Info, also: 'version licence' },
  ];
}
