import { purposeText } from './messages/purpose-text.ts';

interface SettingsPurpose {
  /** What an administrator finds on the page, as shown on the overview. */
  purpose: string;
  /** More words the palette finds it by. */
  also?: string;
}

/** The purposes of the settings pages by their paths; apart, as every page loads the list of them. */
export const settingsPurposes = (): Readonly<Record<string, SettingsPurpose>> => ({
  '/admin/leave/types': {
    purpose: purposeText('shell.settings.typesPurpose'),
    also: purposeText('shell.settings.typesWords'),
  },
  '/admin/leave/plans': {
    purpose: purposeText('shell.settings.plansPurpose'),
    also: purposeText('shell.settings.plansWords'),
  },
  '/admin/leave/places': {
    purpose: purposeText('shell.settings.placesPurpose'),
    also: purposeText('shell.settings.placesWords'),
  },
  '/admin/leave/schedules': {
    purpose: purposeText('shell.settings.schedulesPurpose'),
    also: purposeText('shell.settings.schedulesWords'),
  },
  '/admin/leave/people': {
    purpose: purposeText('shell.settings.peoplePurpose'),
    also: purposeText('shell.settings.peopleWords'),
  },
  '/admin/leave/year-end': {
    purpose: purposeText('shell.settings.yearEndPurpose'),
    also: purposeText('shell.settings.yearEndWords'),
  },
  '/admin/leave/provisions': {
    purpose: purposeText('shell.settings.provisionsPurpose'),
    also: purposeText('shell.settings.provisionsWords'),
  },
  '/admin/leave/recalculations': {
    purpose: purposeText('shell.settings.correctionsPurpose'),
    also: purposeText('shell.settings.correctionsWords'),
  },
  '/settings/payroll': {
    purpose: purposeText('shell.settings.payrollPurpose'),
    also: purposeText('shell.settings.payrollWords'),
  },
  '/admin/departments': { purpose: purposeText('shell.settings.departmentsPurpose') },
  '/settings/company': {
    purpose: purposeText('shell.settings.systemPurpose'),
    also: purposeText('shell.settings.systemWords'),
  },
  '/settings/setup': {
    purpose: purposeText('shell.settings.setupPurpose'),
    also: purposeText('shell.settings.setupWords'),
  },
  '/admin/mails': {
    purpose: purposeText('shell.settings.emailsPurpose'),
    also: purposeText('shell.settings.emailsWords'),
  },
  '/settings/connections': {
    purpose: purposeText('shell.settings.connectionsPurpose'),
    also: purposeText('shell.settings.connectionsWords'),
  },
  '/admin/audit': {
    purpose: purposeText('shell.settings.auditLogPurpose'),
    also: purposeText('shell.settings.auditLogWords'),
  },
});
