import { text } from './messages/text.ts';

interface SettingsPage {
  path: string;
  label: string;
  /** What an administrator finds there, as shown on the overview. */
  purpose: string;
  /** More words the palette finds it by. */
  also?: string;
}

export interface SettingsGroup {
  id: 'leave' | 'company';
  title: string;
  pages: readonly SettingsPage[];
}

/** All settings pages, in display order. */
export function settingsGroups(): readonly SettingsGroup[] {
  return [
    { id: 'leave', title: text('shell.settings.leave'), pages: leavePages() },
    { id: 'company', title: text('shell.settings.company'), pages: companyPages() },
  ];
}

const leavePages = (): readonly SettingsPage[] => [
  {
    path: '/admin/leave/types',
    label: text('shell.settings.types'),
    purpose: text('shell.settings.typesPurpose'),
    also: text('shell.settings.typesWords'),
  },
  {
    path: '/admin/leave/plans',
    label: text('shell.settings.plans'),
    purpose: text('shell.settings.plansPurpose'),
    also: text('shell.settings.plansWords'),
  },
  {
    path: '/admin/leave/places',
    label: text('shell.settings.places'),
    purpose: text('shell.settings.placesPurpose'),
    also: text('shell.settings.placesWords'),
  },
  {
    path: '/admin/leave/schedules',
    label: text('shell.settings.schedules'),
    purpose: text('shell.settings.schedulesPurpose'),
    also: text('shell.settings.schedulesWords'),
  },
  {
    path: '/admin/leave/people',
    label: text('shell.settings.people'),
    purpose: text('shell.settings.peoplePurpose'),
    also: text('shell.settings.peopleWords'),
  },
  {
    path: '/admin/leave/year-end',
    label: text('shell.settings.yearEnd'),
    purpose: text('shell.settings.yearEndPurpose'),
    also: text('shell.settings.yearEndWords'),
  },
  {
    path: '/admin/leave/recalculations',
    label: text('shell.settings.corrections'),
    purpose: text('shell.settings.correctionsPurpose'),
    also: text('shell.settings.correctionsWords'),
  },
];

const companyPages = (): readonly SettingsPage[] => [
  {
    path: '/admin/departments',
    label: text('shell.settings.departments'),
    purpose: text('shell.settings.departmentsPurpose'),
  },
  {
    path: '/settings/company',
    label: text('shell.settings.system'),
    purpose: text('shell.settings.systemPurpose'),
    also: text('shell.settings.systemWords'),
  },
  {
    path: '/settings/setup',
    label: text('shell.settings.setup'),
    purpose: text('shell.settings.setupPurpose'),
    also: text('shell.settings.setupWords'),
  },
  {
    path: '/admin/mails',
    label: text('shell.settings.emails'),
    purpose: text('shell.settings.emailsPurpose'),
    also: text('shell.settings.emailsWords'),
  },
  {
    path: '/admin/audit',
    label: text('shell.settings.auditLog'),
    purpose: text('shell.settings.auditLogPurpose'),
    also: text('shell.settings.auditLogWords'),
  },
];
