import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.approvals.deputies': 'Vertretungen',
  'time-off.approvals.ownDeputiesHint':
    'Ihre Vertretung erhält Ihre Genehmigungen, während Sie abwesend sind.',
  'time-off.approvals.deputiesOf': ({ name }) => `Vertretungen von ${name}`,
  'time-off.approvals.deputiesOfHint': 'Die Vertretung erhält die Genehmigungen während der Abwesenheit.',
  'time-off.approvals.deputiesNotLoaded': 'Die Vertretungen konnten nicht geladen werden',
  'time-off.approvals.loadingDeputies': 'Die Vertretungen werden geladen',
  'time-off.approvals.noDeputy': 'Noch keine Vertretung.',
  'time-off.approvals.deputy': 'Vertretung',
  'time-off.approvals.deputyMissing': 'Bitte wählen Sie eine Vertretung',
  'time-off.approvals.deputyFrom': 'Erster Tag',
  'time-off.approvals.deputyUntil': 'Letzter Tag',
  'time-off.approvals.addDeputy': 'Vertretung hinzufügen',
  'time-off.approvals.addDeputyHint':
    'Eine Führungskraft oder jemand aus der Administration, für einige Tage.',
  'time-off.approvals.addingDeputy': 'Wird hinzugefügt …',
  'time-off.approvals.deputyAdded': 'Vertretung hinzugefügt',
  'time-off.approvals.deputyNotAdded': 'Die Vertretung wurde nicht hinzugefügt',
  'time-off.approvals.deputyDays': ({ name, days }) => `${name}, ${days}`,
  'time-off.approvals.deputyFor': ({ name, days }) => `Für ${name}, ${days}`,
  'time-off.approvals.removeDeputy': 'Vertretung entfernen',
  'time-off.approvals.removeDeputyNamed': ({ name, days }) => `Entfernen: ${name}, ${days}`,
  'time-off.approvals.removeDeputyQuestion': 'Möchten Sie diese Vertretung wirklich entfernen?',
  'time-off.approvals.remove': 'Entfernen',
  'time-off.approvals.removing': 'Wird entfernt …',
  'time-off.approvals.keepDeputy': 'Behalten',
  'time-off.approvals.deputyRemoved': 'Vertretung entfernt',
} satisfies Catalogue<typeof en>;
