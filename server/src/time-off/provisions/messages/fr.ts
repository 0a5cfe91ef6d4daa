import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'time-off.provisions.export.name': 'Nom',
  'time-off.provisions.export.email': 'E-mail',
  'time-off.provisions.export.department': 'Service',
  'time-off.provisions.export.place': 'Lieu de travail',
  'time-off.provisions.export.type': 'Type',
  'time-off.provisions.export.unit': 'Unité',
  'time-off.provisions.export.carriedOver': 'Reporté',
  'time-off.provisions.export.granted': 'Accordé',
  'time-off.provisions.export.earned': 'Acquis',
  'time-off.provisions.export.adjusted': 'Ajusté',
  'time-off.provisions.export.taken': 'Pris',
  'time-off.provisions.export.expired': 'Expiré',
  'time-off.provisions.export.planned': 'Prévu',
  'time-off.provisions.export.pending': 'En attente',
  'time-off.provisions.export.balance': 'Solde',
  'time-off.provisions.export.owed': 'Dû',
  'time-off.provisions.export.hoursPerDay': 'Heures par jour',
  'time-off.provisions.export.isLeaver': 'Parti',
} satisfies Catalogue<typeof en>;
