import { type AuditedEntity, auditedEntities } from '@almanac/domain/events/audited-entity';
import { text } from './messages/text.ts';

const keys = {
  user: 'audit.entity.user',
  department: 'audit.entity.department',
  team: 'audit.entity.team',
  membership: 'audit.entity.membership',
  'work-schedule': 'audit.entity.workSchedule',
  place: 'audit.entity.place',
  'leave-type': 'audit.entity.leaveType',
  'leave-plan': 'audit.entity.leavePlan',
  'leave-provisions': 'audit.entity.leaveProvisions',
  'leave-closing': 'audit.entity.leaveClosing',
  'time-off-request': 'audit.entity.timeOffRequest',
  'sick-spell': 'audit.entity.sickSpell',
  'sickness-report': 'audit.entity.sicknessReport',
  mail: 'audit.entity.mail',
  import: 'audit.entity.import',
  'audit-log': 'audit.entity.auditLog',
  export: 'audit.entity.export',
  settings: 'audit.entity.settings',
  'payroll-profile': 'audit.entity.payrollProfile',
  'payroll-run': 'audit.entity.payrollRun',
  digest: 'audit.entity.digest',
  channel: 'audit.entity.channel',
  webhook: 'audit.entity.webhook',
  setup: 'audit.entity.setup',
  company: 'audit.entity.company',
} as const satisfies Record<AuditedEntity, string>;

/** The record's name; an unknown one is shown as stored. */
export function entityName(entity: string): string {
  const known = auditedEntities.find((each) => each === entity);
  return known ? text(keys[known]) : entity;
}
