import { isSystemAdmin, type Viewer } from '@almanac/domain/access/permissions';
import { text } from './messages/text.ts';

interface SettingsPage {
  path: string;
  label: string;
}

export interface SettingsGroup {
  id: 'leave' | 'company';
  title: string;
  pages: readonly SettingsPage[];
}

/** The settings pages that the administrator may open, in display order. */
export function settingsGroups(viewer: Pick<Viewer, 'role'>): readonly SettingsGroup[] {
  return [
    { id: 'leave', title: text('shell.settings.leave'), pages: leavePages() },
    { id: 'company', title: text('shell.settings.company'), pages: companyPages(viewer) },
  ];
}

const leavePages = (): readonly SettingsPage[] => [
  { path: '/admin/leave/types', label: text('shell.settings.types') },
  { path: '/admin/leave/plans', label: text('shell.settings.plans') },
  { path: '/admin/leave/places', label: text('shell.settings.places') },
  { path: '/admin/leave/schedules', label: text('shell.settings.schedules') },
  { path: '/admin/leave/people', label: text('shell.settings.people') },
  { path: '/admin/leave/year-end', label: text('shell.settings.yearEnd') },
  { path: '/admin/leave/provisions', label: text('shell.settings.provisions') },
  { path: '/admin/leave/recalculations', label: text('shell.settings.corrections') },
  { path: '/settings/payroll', label: text('shell.settings.payroll') },
];

const companyPages = (viewer: Pick<Viewer, 'role'>): readonly SettingsPage[] => [
  { path: '/admin/departments', label: text('shell.settings.departments') },
  { path: '/settings/company', label: text('shell.settings.system') },
  { path: '/settings/setup', label: text('shell.settings.setup') },
  { path: '/admin/mails', label: text('shell.settings.emails') },
  ...(isSystemAdmin(viewer)
    ? [{ path: '/settings/connections', label: text('shell.settings.connections') }]
    : []),
  { path: '/admin/audit', label: text('shell.settings.auditLog') },
];
