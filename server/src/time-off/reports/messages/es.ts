import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'time-off.reports.export.name': 'Nombre',
  'time-off.reports.export.email': 'Correo electrónico',
  'time-off.reports.export.department': 'Departamento',
  'time-off.reports.export.place': 'Centro de trabajo',
  'time-off.reports.export.type': 'Tipo',
  'time-off.reports.export.month': 'Mes',
  'time-off.reports.export.days': 'Días',
  'time-off.reports.export.hours': 'Horas',
  'time-off.reports.export.calendarDays': 'Días naturales',
  'time-off.reports.export.startDate': 'Primer día',
  'time-off.reports.export.startHalf': 'Primer día desde',
  'time-off.reports.export.endDate': 'Último día',
  'time-off.reports.export.endHalf': 'Último día hasta',
  'time-off.reports.export.minutes': 'Minutos',
  'time-off.reports.export.requestId': 'Solicitud',
  'time-off.reports.export.date': 'Fecha',
  'time-off.reports.export.share': 'Parte del día',
  'time-off.reports.export.morning': 'Mañana',
  'time-off.reports.export.afternoon': 'Tarde',
} satisfies Catalogue<typeof en>;
