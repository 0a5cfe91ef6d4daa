import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './schedules-en.ts';

export const de = {
  'leave.schedules.title': 'Arbeitszeitmodelle',
  'leave.schedules.add': 'Arbeitszeitmodell anlegen',
  'leave.schedules.listLabel': 'Arbeitszeitmodelle',
  'leave.schedules.loading': 'Die Arbeitszeitmodelle werden geladen',
  'leave.schedules.notLoaded': 'Die Arbeitszeitmodelle konnten nicht geladen werden',
  'leave.schedules.none': 'Noch keine Arbeitszeitmodelle',
  'leave.schedules.noneHint':
    'Legen Sie das erste an; danach können Sie es Standorten und Personen zuordnen.',
  'leave.schedules.nameColumn': 'Name',
  'leave.schedules.hoursColumn': 'Stunden',
  'leave.schedules.actionsColumn': 'Aktionen',
  'leave.schedules.change': 'Ändern',
  'leave.schedules.changeNamed': ({ name }) => `${name} ändern`,
  'leave.schedules.delete': 'Löschen',
  'leave.schedules.deleteNamed': ({ name }) => `${name} löschen`,
  'leave.schedules.deleteTitle': 'Arbeitszeitmodell löschen',
  'leave.schedules.deleteQuestion': ({ name }) =>
    `Möchten Sie das Arbeitszeitmodell „${name}“ wirklich löschen?`,
  'leave.schedules.deleted': 'Arbeitszeitmodell gelöscht',
} satisfies Catalogue<typeof en>;
