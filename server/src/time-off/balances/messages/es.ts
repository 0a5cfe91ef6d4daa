import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'time-off.balances.export.name': 'Nombre',
  'time-off.balances.export.email': 'Correo electrónico',
  'time-off.balances.export.department': 'Departamento',
  'time-off.balances.export.unit': 'Unidad',
  'time-off.balances.export.total': 'Total',
  'time-off.balances.export.used': 'Disfrutado',
  'time-off.balances.export.pending': 'Pendiente',
  'time-off.balances.export.left': 'Disponible',
  'time-off.balances.export.carried': 'Arrastre',
  'time-off.balances.export.behind': 'Por debajo del ritmo',
  'time-off.balances.export.notEnough': 'Va por debajo del ritmo',
  'time-off.balances.export.expiresOn': 'Caduca el',
  'time-off.balances.export.expiring': 'Caduca',
  'time-off.balances.export.sickUnit': 'Unidad de la baja por enfermedad',
  'time-off.balances.export.sickUsed': 'Días de baja utilizados',
  'time-off.balances.export.sickPending': 'Días de baja pendientes',
  'time-off.balances.export.id': 'ID',
  'time-off.balances.export.days': 'Días',
  'time-off.balances.export.hours': 'Horas',
} satisfies Catalogue<typeof en>;
