import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'time-off.balances.export.name': 'Nom',
  'time-off.balances.export.email': 'E-mail',
  'time-off.balances.export.department': 'Service',
  'time-off.balances.export.unit': 'Unité',
  'time-off.balances.export.total': 'Total',
  'time-off.balances.export.used': 'Pris',
  'time-off.balances.export.pending': 'En attente',
  'time-off.balances.export.left': 'Disponible',
  'time-off.balances.export.carried': 'Report',
  'time-off.balances.export.behind': 'Retard sur le rythme',
  'time-off.balances.export.notEnough': 'Est en retard sur le rythme',
  'time-off.balances.export.expiresOn': 'Expire le',
  'time-off.balances.export.expiring': 'Expire',
  'time-off.balances.export.sickUnit': 'Unité des arrêts maladie',
  'time-off.balances.export.sickUsed': 'Arrêts maladie pris',
  'time-off.balances.export.sickPending': 'Arrêts maladie en attente',
  'time-off.balances.export.id': 'ID',
  'time-off.balances.export.days': 'Jours',
  'time-off.balances.export.hours': 'Heures',
} satisfies Catalogue<typeof en>;
