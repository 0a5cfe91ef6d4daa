import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'time-off.closings.export.name': 'Nom',
  'time-off.closings.export.email': 'E-mail',
  'time-off.closings.export.plan': 'Régime de congés',
  'time-off.closings.export.type': 'Type',
  'time-off.closings.export.unit': 'Unité',
  'time-off.closings.export.lapsed': 'Expiré',
  'time-off.closings.export.balance': 'Restant',
  'time-off.closings.export.expiring': 'Dont à échéance',
  'time-off.closings.export.lastDay': 'Dernier jour',
} satisfies Catalogue<typeof en>;
