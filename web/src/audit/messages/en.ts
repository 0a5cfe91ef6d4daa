import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Counted {
  count: number;
}

/** The log's table, also on the page of a person, and the names of records. */
export const en = {
  'audit.entity.user': 'User',
  'audit.entity.department': 'Department',
  'audit.entity.team': 'Team',
  'audit.entity.membership': 'Team membership',
  'audit.entity.workSchedule': 'Work schedule',
  'audit.entity.place': 'Place',
  'audit.entity.leaveType': 'Type of time off',
  'audit.entity.leavePlan': 'Leave plan',
  'audit.entity.leaveProvisions': 'Leave provisions',
  'audit.entity.leaveClosing': 'Year end',
  'audit.entity.timeOffRequest': 'Time off request',
  'audit.entity.sickSpell': 'Illness',
  'audit.entity.sicknessReport': 'Sickness report',
  'audit.entity.mail': 'Email',
  'audit.entity.import': 'Import',
  'audit.entity.auditLog': 'Audit log',
  'audit.entity.export': 'Export',
  'audit.entity.settings': 'Settings',
  'audit.entity.webhook': 'Webhook',
  'audit.entity.channel': 'Chat channel',
  'audit.entity.digest': 'Digest',
  'audit.entity.setup': 'Setup',
  'audit.entity.payrollProfile': 'Payroll profile',
  'audit.entity.payrollRun': 'Payroll run',
  'audit.entity.company': 'Company',

  'audit.label': 'Audit log',
  'audit.when': 'When',
  'audit.doneBy': 'Done by',
  'audit.what': 'What',
  'audit.actions': 'Actions',
  'audit.actionsFor': ({ summary }: { summary: string }) => `Actions for ${summary}`,
  'audit.showCall': ({ count }: Counted, { locale }: Texts) =>
    `Show All ${formatNumber(count, locale)} Together`,
  'audit.related': ({ count }: Counted, { locale }: Texts) => {
    const number = formatNumber(count, locale);
    return plural('en', count, { one: `${number} related entry`, other: `${number} related entries` });
  },
  'audit.moreEntries': ({ count }: Counted, { locale }: Texts) => `${formatNumber(count, locale)} more`,
  'audit.approverSaw': 'What the approver saw: …',
  'audit.reason': ({ reason }: { reason: string }) => `Reason: ${reason}`,
  'audit.deletedAccount': 'A deleted account',
  'audit.affectedPerson': 'Affected person',
  'audit.service': 'a service',
};
