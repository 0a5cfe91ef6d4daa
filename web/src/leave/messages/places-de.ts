import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './places-en.ts';

export const de = {
  'leave.places.title': 'Standorte und Feiertage',
  'leave.places.subtitle': 'Wo gearbeitet wird, mit den Feiertagen dort.',
  'leave.places.add': 'Standort anlegen',
  'leave.places.listLabel': 'Standorte',
  'leave.places.loading': 'Die Standorte werden geladen',
  'leave.places.notLoaded': 'Die Standorte konnten nicht geladen werden',
  'leave.places.none': 'Noch keine Standorte',
  'leave.places.noneHint': 'Legen Sie den ersten an, und lassen Sie sich seine Feiertage vorschlagen.',
  'leave.places.placeColumn': 'Standort',
  'leave.places.holidaysColumn': 'Feiertage',
  'leave.places.regionColumn': 'Region',
  'leave.places.noRegion': 'Nicht angegeben',
  'leave.places.planColumn': 'Urlaubsmodell',
  'leave.places.scheduleColumn': 'Arbeitszeitmodell',
  'leave.places.actionsColumn': 'Aktionen',
  'leave.places.change': 'Ändern',
  'leave.places.changeNamed': ({ name }) => `${name} ändern`,
  'leave.places.delete': 'Löschen',
  'leave.places.deleteNamed': ({ name }) => `${name} löschen`,
  'leave.places.deleteTitle': 'Standort löschen',
  'leave.places.deleteQuestion': ({ name }) =>
    `Möchten Sie den Standort „${name}“ mit all seinen Feiertagen wirklich löschen?`,
  'leave.places.deleted': 'Standort gelöscht',
} satisfies Catalogue<typeof en>;
