import {
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarCog,
  ListChecks,
  type LucideIcon,
  Mail,
  MapPin,
  NotebookText,
  Scale,
  ScrollText,
  SlidersHorizontal,
  UserRoundCog,
} from 'lucide-react';

/** The icons of the settings pages by their paths; apart, as every page loads the list of them. */
export const settingsIcons: Readonly<Record<string, LucideIcon>> = {
  '/admin/leave/types': CalendarCog,
  '/admin/leave/plans': NotebookText,
  '/admin/leave/places': MapPin,
  '/admin/leave/schedules': CalendarClock,
  '/admin/leave/people': UserRoundCog,
  '/admin/leave/year-end': CalendarCheck,
  '/admin/leave/recalculations': Scale,
  '/admin/departments': Building2,
  '/settings/company': SlidersHorizontal,
  '/settings/setup': ListChecks,
  '/admin/mails': Mail,
  '/admin/audit': ScrollText,
};
