import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'time-off.provisions.export.name': 'Nombre',
  'time-off.provisions.export.email': 'Correo electrónico',
  'time-off.provisions.export.department': 'Departamento',
  'time-off.provisions.export.place': 'Centro de trabajo',
  'time-off.provisions.export.type': 'Tipo',
  'time-off.provisions.export.unit': 'Unidad',
  'time-off.provisions.export.carriedOver': 'Trasladado',
  'time-off.provisions.export.granted': 'Concedido',
  'time-off.provisions.export.earned': 'Devengado',
  'time-off.provisions.export.adjusted': 'Ajustado',
  'time-off.provisions.export.taken': 'Disfrutado',
  'time-off.provisions.export.expired': 'Caducado',
  'time-off.provisions.export.planned': 'Previsto',
  'time-off.provisions.export.pending': 'Pendiente',
  'time-off.provisions.export.balance': 'Saldo',
  'time-off.provisions.export.owed': 'Debido',
  'time-off.provisions.export.hoursPerDay': 'Horas por día',
  'time-off.provisions.export.isLeaver': 'Se ha ido',
} satisfies Catalogue<typeof en>;
