import type { AuditedAction } from '@almanac/domain/events/audited-entity';

/** The sentences of events that are only logged: no browser refetches, no one is emailed. */
export const silentEvents = {
  'account.exported': ['Exported all data about Ann (ann@example.com)'],
  'account.link-refused': ['Refused a sign-in link of Ann (ann@example.com)'],
  'balance.read': ['Viewed the leave balance of Ann (ann@example.com)'],
  'leave-closing.exported': ['Exported all balances at the end of Wed 31 Dec 2025'],
  'mail.sent-again': ['Resent an email to Potsdam (ben@example.com)'],
  'mail.tested': ['Sent a test email, which was not accepted'],
  'people.imported': ['Imported people: 24 added, 2 changed, 1 unchanged'],
  'audit-log.exported': ['Exported all of the audit log'],
  'people.exported': ['Exported 3 rows of the list of people'],
  'requests.exported': ['Exported 3 rows of time off requests'],
  'balances.exported': ['Exported 3 rows of leave balances'],
  'leave-provisions.kept': ['Kept the list of provisions as of Wed 31 Dec 2025'],
  'provisions.exported': ['Exported 3 rows of leave provisions'],
  'sickness.exported': ['Exported 3 rows of the sickness report'],
  'sickness-report.read': ['Viewed the sickness report as of Wed 31 Dec 2025'],
  'sick-spell.read': ['Viewed the illnesses of Ann (ann@example.com)'],
  'absences.exported': ['Exported 3 rows of the absences for payroll'],
  'payroll-run.replaced': ['Replaced the payroll run of Mon 3 Aug 2026 with Lodas'],
  'payroll-run.exported': ['Downloaded the payroll file of Mon 3 Aug 2026 with Lodas'],
  'teams.exported': ['Exported 3 rows of teams and allocations'],
  'settings.copied': ['Copied the settings from the environment'],
  'digest.prepared': ['Prepared the digest of 1 person'],
  'setup.marked': ['Reopened the setup checklist'],
} as const satisfies { [Action in AuditedAction]?: readonly [log: string] };
