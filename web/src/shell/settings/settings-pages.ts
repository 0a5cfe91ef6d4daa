interface SettingsPage {
  path: string;
  label: string;
  /** What an administrator finds there, as shown on the overview. */
  purpose: string;
  /** More words the palette finds it by. */
  also?: string;
}

export interface SettingsGroup {
  title: string;
  pages: readonly SettingsPage[];
}

const leave: readonly SettingsPage[] = [
  {
    path: '/admin/leave/types',
    label: 'Types',
    purpose: 'Vacation, sick leave and what else people request',
    also: 'leave types codes colours',
  },
  {
    path: '/admin/leave/plans',
    label: 'Plans',
    purpose: 'How much leave people have, and how they earn it',
    also: 'leave plans policies rules entitlement',
  },
  {
    path: '/admin/leave/places',
    label: 'Places and Holidays',
    purpose: 'Where people work, and their public holidays',
    also: 'public bank',
  },
  {
    path: '/admin/leave/schedules',
    label: 'Schedules',
    purpose: 'Working hours of a week',
    also: 'work schedules hours part time',
  },
  {
    path: '/admin/leave/people',
    label: 'People',
    purpose: "Each person's place, plan and schedule",
    also: 'leave of people terms',
  },
  {
    path: '/admin/leave/year-end',
    label: 'Year End',
    purpose: 'What expires, what is carried over, closed years',
    also: 'closing carry over',
  },
  {
    path: '/admin/leave/recalculations',
    label: 'Corrections',
    purpose: 'Balances that an update computes differently',
    also: 'corrected balances update recalculated',
  },
];

const company: readonly SettingsPage[] = [
  {
    path: '/admin/departments',
    label: 'Departments',
    purpose: 'What people and teams belong to',
  },
  {
    path: '/settings/company',
    label: 'System Settings',
    purpose: 'Company name, weeks, reminders, who sees absences',
    also: 'company name week start reminders escalation visibility capacity',
  },
  {
    path: '/settings/setup',
    label: 'Setup Checklist',
    purpose: 'What is set up, and what is still open',
    also: 'first steps onboarding start',
  },
  {
    path: '/admin/mails',
    label: 'Emails',
    purpose: 'What could not be sent, and why',
    also: 'mails',
  },
  {
    path: '/admin/audit',
    label: 'Audit Log',
    purpose: 'Who changed what, and when',
    also: 'history',
  },
];

/** All settings pages, in display order. */
export const settingsGroups: readonly SettingsGroup[] = [
  { title: 'Leave', pages: leave },
  { title: 'Company', pages: company },
];
