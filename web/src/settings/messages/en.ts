import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

export const en = {
  'settings.company': 'Company',
  'settings.companyNameUse': 'Used in: the sidebar, the dashboard and every email.',
  'settings.languageUse': 'Used in: emails and screens of people whose browser has no language of Almanac.',
  'settings.weekStartUse':
    'Used in: calendars, date fields, timelines and reports by week. In English, usually Sunday.',
  'settings.absences': 'Absences',
  'settings.visibility': 'Colleagues see absences of',
  'settings.visibilityUse':
    'Used in: Who Is Away, the dashboard, date fields and team capacity. Reasons stay hidden.',
  'settings.warnAbove': 'Warn when more are away than',
  'settings.warnAboveUse':
    'Used in: new requests, approvals, calendars and coverage reports. Never refuses a request.',
  'settings.sickness': 'Sickness',
  'settings.sicknessReportSwitch': 'Sickness report',
  'settings.sicknessReportUse':
    'Used in: Reports › Sickness, and emails to HR at 28 and 42 days. Ask the works council first.',
  'settings.bradfordSwitch': 'Bradford factor',
  'settings.bradfordUse': 'Used in: the sickness report. Illnesses squared, times working days.',
  'settings.sicknessVisible': 'Managers see past sickness for',
  'settings.sicknessVisibleUse':
    'Used in: lists, calendars and reports of managers. Older sickness reads ‘Away’.',
  'settings.on': 'On',
  'settings.off': 'Off',
  'settings.months': 'months',
  'settings.monthsLong': ({ months }: { months: number }, { locale }: Texts) => {
    const count = formatNumber(months, locale);
    return plural('en', months, { one: `${count} month`, other: `${count} months` });
  },
  'settings.approvals': 'Approvals',
  'settings.remindAfter': 'Remind approvers after',
  'settings.remindAfterUse': 'Used in: emails about pending requests. Counts working days of the approver.',
  'settings.askNextLevelAfter': 'Ask the next level after',
  'settings.askNextLevelAfterUse':
    'Used in: the same emails, if no approver has decided: HR, then system administrators.',
  'settings.decisionsByEmailSwitch': 'Decide from emails',
  'settings.decisionsByEmailUse':
    'Used in: emails about pending requests. Their links let approvers decide without signing in.',
  'settings.days': 'days',
  'settings.workingDays': ({ days }: { days: number }, { locale }: Texts) => {
    const count = formatNumber(days, locale);
    return plural('en', days, { one: `${count} working day`, other: `${count} working days` });
  },
  'settings.save': 'Save Settings',
  'settings.saving': 'Saving…',
  'settings.saved': 'Settings saved',
  'settings.notSaved': 'The settings were not saved',
  'settings.readOnly': 'Only a system administrator can change these settings.',
};
