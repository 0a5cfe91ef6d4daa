import type { AuditedAction } from '@almanac/domain/events/audited-entity';

const [rules, types] = [['rules of everyone'], ['types of everyone']];

/** The sentences of changed rules, and what open browsers refetch; no one is emailed. */
export const ruleEvents = {
  'department.created': ['Added the department Potsdam', rules],
  'department.changed': ['Set the leave plan of new people in Potsdam to England', rules],
  'department.deleted': ['Deleted the department Berlin', rules],
  'work-schedule.created': ['Added the work schedule Potsdam', rules],
  'work-schedule.changed': ['Changed the work schedule Potsdam', rules],
  'work-schedule.deleted': ['Deleted the work schedule Berlin', rules],
  'place.created': ['Added the place Potsdam', rules],
  'place.changed': ['Changed the place Potsdam', rules],
  'place.deleted': ['Deleted the place Berlin', rules],
  'place.holidays-changed': ['Changed the holidays of Potsdam in 1', rules],
  'leave-type.created': ['Added the type Potsdam', types],
  'leave-type.changed': ['Changed the type Potsdam', types],
  'leave-type.deleted': ['Deleted the type Berlin', types],
  'leave-plan.created': ['Added the leave plan Potsdam', rules],
  'leave-plan.changed': ['Changed the leave plan Potsdam', rules],
  'leave-plan.deleted': ['Deleted the leave plan Berlin', rules],
  'leave-policy.written': ['Set the rules of VACATION in the leave plan Potsdam from Mon 3 Aug 2026', rules],
  'leave-policy.deleted': [
    'Deleted the rules of VACATION in the leave plan Potsdam from Mon 3 Aug 2026',
    rules,
  ],
  'leave-closing.closed': ['Closed all leave through Wed 31 Dec 2025', rules],
  'leave-closing.undone': ['Reopened the leave closed through Wed 31 Dec 2025', rules],
} satisfies { [Action in AuditedAction]?: readonly [log: string, news: string[]] };

const payroll = ['payroll of everyone'];

/** The same of payroll. */
export const payrollEvents = {
  'payroll-profile.created': ['Added the payroll profile Potsdam', payroll],
  'payroll-profile.changed': ['Changed the payroll profile Potsdam', payroll],
  'payroll-profile.deleted': ['Deleted the payroll profile Berlin', payroll],
  'payroll-run.handed-over': [
    'Handed over Mon 3 Aug 2026 to payroll with Lodas: 1 row, 1 correction',
    payroll,
  ],
} satisfies { [Action in AuditedAction]?: readonly [log: string, news: string[]] };
