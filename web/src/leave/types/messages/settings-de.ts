import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './settings-en.ts';

export const de = {
  'leave.types.title': 'Abwesenheitsarten',
  'leave.types.add': 'Abwesenheitsart anlegen',
  'leave.types.loading': 'Die Abwesenheitsarten werden geladen',
  'leave.types.notLoaded': 'Die Abwesenheitsarten konnten nicht geladen werden',
  'leave.types.typeColumn': 'Abwesenheitsart',
  'leave.types.approvalColumn': 'Genehmigung',
  'leave.types.approval': 'Genehmigung',
  'leave.types.notice': 'Mitteilung',
  'leave.types.unitColumn': 'Einheit',
  'leave.types.shownToColumn': 'Sichtbar für',
  'leave.types.actionsColumn': 'Aktionen',
  'leave.types.change': 'Ändern',
  'leave.types.changeNamed': ({ name }) => `${name} ändern`,
  'leave.types.delete': 'Löschen',
  'leave.types.deleteNamed': ({ name }) => `${name} löschen`,
  'leave.types.deleteTitle': 'Abwesenheitsart löschen',
  'leave.types.deleteQuestion': ({ name }) =>
    `Möchten Sie die Abwesenheitsart „${name}“ wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  'leave.types.deleted': 'Abwesenheitsart gelöscht',
  'leave.types.inDays': 'Tage',
  'leave.types.inHours': 'Stunden',
  'leave.types.shownToEveryone': 'Alle',
  'leave.types.shownToApprovers': 'Genehmigende und Personalabteilung',
  'leave.types.shownToHr': 'Nur Personalabteilung',
} satisfies Catalogue<typeof en>;
