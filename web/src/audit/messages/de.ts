import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'audit.entity.user': 'Person',
  'audit.entity.department': 'Abteilung',
  'audit.entity.team': 'Team',
  'audit.entity.membership': 'Mitgliedschaft im Team',
  'audit.entity.workSchedule': 'Arbeitszeitmodell',
  'audit.entity.place': 'Standort',
  'audit.entity.leaveType': 'Abwesenheitsart',
  'audit.entity.leavePlan': 'Urlaubsmodell',
  'audit.entity.leaveProvisions': 'Rückstellungen',
  'audit.entity.leaveClosing': 'Jahresabschluss',
  'audit.entity.timeOffRequest': 'Antrag',
  'audit.entity.sickSpell': 'Erkrankung',
  'audit.entity.sicknessReport': 'Krankheitsbericht',
  'audit.entity.mail': 'E-Mail',
  'audit.entity.import': 'Import',
  'audit.entity.auditLog': 'Protokoll',
  'audit.entity.export': 'Export',
  'audit.entity.settings': 'Einstellungen',
  'audit.entity.webhook': 'Webhook',
  'audit.entity.channel': 'Chat-Kanal',
  'audit.entity.digest': 'Übersicht',
  'audit.entity.setup': 'Einrichtung',
  'audit.entity.payrollProfile': 'Exportprofil',
  'audit.entity.payrollRun': 'Übergabe an die Lohnabrechnung',
  'audit.entity.company': 'Unternehmen',
  'audit.label': 'Protokoll',
  'audit.when': 'Wann',
  'audit.doneBy': 'Durch',
  'audit.what': 'Was',
  'audit.actions': 'Aktionen',
  'audit.actionsFor': ({ summary }) => `Aktionen für ${summary}`,
  'audit.showCall': ({ count }, { locale }) => `Alle ${formatNumber(count, locale)} zusammen anzeigen`,
  'audit.related': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('de', count, {
      one: `${number} zugehöriger Eintrag`,
      other: `${number} zugehörige Einträge`,
    });
  },
  'audit.moreEntries': ({ count }, { locale }) => `${formatNumber(count, locale)} weitere`,
  'audit.approverSaw': 'Stand bei der Entscheidung: …',
  'audit.reason': ({ reason }) => `Begründung: ${reason}`,
  'audit.deletedAccount': 'Ein gelöschtes Konto',
  'audit.affectedPerson': 'Betroffene Person',
  'audit.service': 'ein Dienst',
} satisfies Catalogue<typeof en>;
