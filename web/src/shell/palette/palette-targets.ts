import type { SessionUser } from '@almanac/domain/access/schema';
import { BookOpenCheck, CircleUserRound, Info, Scale, UserSearch } from 'lucide-react';
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

const leavePages: KnownPage[] = [
  { path: '/admin/leave/plans', label: 'Leave Plans', also: 'policies rules entitlement' },
  { path: '/admin/leave/places', label: 'Places and Holidays', also: 'public bank' },
  { path: '/admin/leave/schedules', label: 'Work Schedules', also: 'hours part time' },
  { path: '/admin/leave/people', label: 'Leave of People', also: 'terms' },
  { path: '/admin/leave/year-end', label: 'Year End', also: 'closing carry over' },
  { path: '/admin/leave/recalculations', label: 'Corrected Balances', also: 'update recalculated' },
].map((page) => ({ ...page, icon: BookOpenCheck, detail: 'Leave' }));

/** Every page the viewer may open, including those without a navigation entry of their own. */
export function visiblePages(viewer: SessionUser): KnownPage[] {
  const administration = administrationItems(viewer);
  return [
    { ...dashboardItem, also: 'home start' },
    { ...awayItem, also: 'absences colleagues holiday' },
    ...timeOffItems(viewer).map((item) => ({ ...item, detail: 'Time Off' })),
    { path: '/balance', label: 'My Balance', icon: Scale, detail: 'Time Off', also: 'days left leave' },
    { path: '/people', label: 'People', icon: UserSearch, also: 'colleagues find' },
    ...teamItems(viewer).map((item) => ({ ...item, detail: 'Team Management' })),
    ...administration.map((item) => ({ ...item, detail: 'Administration' })),
    ...(administration.length > 0 ? leavePages : []),
    { path: '/profile', label: 'Profile', icon: CircleUserRound, also: 'settings theme sessions mails keys' },
    { path: '/about', label: 'About Almanac', icon: Info, also: 'version licence' },
  ];
}
