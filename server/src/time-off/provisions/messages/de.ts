import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.provisions.export.name': 'Name',
  'time-off.provisions.export.email': 'E-Mail',
  'time-off.provisions.export.department': 'Abteilung',
  'time-off.provisions.export.place': 'Standort',
  'time-off.provisions.export.type': 'Abwesenheitsart',
  'time-off.provisions.export.unit': 'Einheit',
  'time-off.provisions.export.carriedOver': 'Übertragen',
  'time-off.provisions.export.granted': 'Gewährt',
  'time-off.provisions.export.earned': 'Verdient',
  'time-off.provisions.export.adjusted': 'Angepasst',
  'time-off.provisions.export.taken': 'Genommen',
  'time-off.provisions.export.expired': 'Verfallen',
  'time-off.provisions.export.planned': 'Geplant',
  'time-off.provisions.export.pending': 'Offen',
  'time-off.provisions.export.balance': 'Stand',
  'time-off.provisions.export.owed': 'Geschuldet',
  'time-off.provisions.export.hoursPerDay': 'Stunden pro Tag',
  'time-off.provisions.export.isLeaver': 'Ausgeschieden',
} satisfies Catalogue<typeof en>;
