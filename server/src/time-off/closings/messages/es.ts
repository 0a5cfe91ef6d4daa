import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'time-off.closings.export.name': 'Nombre',
  'time-off.closings.export.email': 'Correo electrónico',
  'time-off.closings.export.plan': 'Plan de vacaciones',
  'time-off.closings.export.type': 'Tipo',
  'time-off.closings.export.unit': 'Unidad',
  'time-off.closings.export.lapsed': 'Caducado',
  'time-off.closings.export.balance': 'Restante',
  'time-off.closings.export.expiring': 'Del restante, caduca',
  'time-off.closings.export.lastDay': 'Último día',
} satisfies Catalogue<typeof en>;
