import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'time-off.month.reports': 'Informes',
  'time-off.month.overview': 'Resumen',
  'time-off.month.sickness': 'Enfermedad',
  'time-off.month.title': 'Ausencias del mes',
  'time-off.month.subtitle': 'Las ausencias aprobadas, tal como las necesita la nómina.',
  'time-off.month.filter': 'Filtrar el mes',
  'time-off.month.place': 'Centro de trabajo',
  'time-off.month.allPlaces': 'Todos los centros de trabajo',
  'time-off.month.previous': 'Mes anterior',
  'time-off.month.next': 'Mes siguiente',
  'time-off.month.level': 'Mostrar',
  'time-off.month.sums': 'Sumas',
  'time-off.month.each': 'Ausencias',
  'time-off.month.absences': 'Ausencias',
  'time-off.month.daysOfAbsence': 'Días',
  'time-off.month.notLoaded': 'No se pudo cargar el mes',
  'time-off.month.loading': 'Cargando el mes',
  'time-off.month.pending': ({ count, month }) =>
    plural('es', count, {
      one: `1 solicitud de ${month} sigue pendiente de decisión`,
      other: `${count} solicitudes de ${month} siguen pendientes de decisión`,
    }),
  'time-off.month.pendingHint': 'Las sumas solo incluyen las ausencias aprobadas.',
  'time-off.month.decide': 'Revisar solicitudes',
  'time-off.month.everyone': 'Mostrar a todos',
  'time-off.month.none': ({ month }) => `No hay ausencias aprobadas en ${month}`,
  'time-off.month.totals': 'Totales',
  'time-off.month.totalsHint': 'Tiempo de trabajo previsto, sin festivos.',
  'time-off.month.total': 'Total',
  'time-off.month.people': 'personas',
  'time-off.month.person': 'Persona',
  'time-off.month.type': 'Tipo',
  'time-off.month.absence': 'Ausencia',
  'time-off.month.date': 'Fecha',
  'time-off.month.amount': 'Tiempo de trabajo',
  'time-off.month.calendarDays': 'Días naturales',
  'time-off.month.details': 'Detalles',
  'time-off.month.detailsOf': ({ name }) => `Detalles de ${name}`,
  'time-off.month.days': ({ count, shown }) =>
    plural('es', count, { one: `${shown} día`, other: `${shown} días` }),
  'time-off.month.hours': ({ count, shown }) =>
    plural('es', count, { one: `${shown} hora`, other: `${shown} horas` }),
} satisfies Catalogue<typeof en>;
