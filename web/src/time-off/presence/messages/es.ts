import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'time-off.presence.calendar': 'Calendario del equipo',
  'time-off.presence.calendarHint': 'Ausencias aprobadas de su equipo.',
  'time-off.presence.calendarNotLoaded': 'No se ha podido cargar el calendario',
  'time-off.presence.filterCalendar': 'Filtrar el calendario',
  'time-off.presence.loading': 'Cargando…',
  'time-off.presence.loadingPeople': 'Cargando las personas',
  'time-off.presence.view': 'Vista',
  'time-off.presence.monthView': 'Mes',
  'time-off.presence.peopleView': 'Personas',
  'time-off.presence.span': 'Periodo',
  'time-off.presence.spanOfMonths': ({ count }) =>
    plural('es', count, { one: `${count} mes`, other: `${count} meses` }),
  'time-off.presence.months': ({ first, last }) => `${first} – ${last}`,
  'time-off.presence.showToday': 'Hoy',
  'time-off.presence.previousMonths': ({ count }) =>
    plural('es', count, { one: 'Mes anterior', other: `${count} meses anteriores` }),
  'time-off.presence.nextMonths': ({ count }) =>
    plural('es', count, { one: 'Mes siguiente', other: `${count} meses siguientes` }),
  'time-off.presence.person': 'Persona',
  'time-off.presence.deactivated': '(cuenta desactivada)',
  'time-off.presence.personAndDay': ({ name, day }) => `${name}, ${day}`,
  'time-off.presence.dayNotLoaded': 'No se han podido cargar las ausencias de este día.',
  'time-off.presence.noneOnDay': 'No hay ausencias este día.',
  'time-off.presence.noneApprovedOnDay': 'No hay ausencias aprobadas este día.',
  'time-off.presence.approvedOnDay': ({ count }) =>
    plural('es', count, {
      one: `${count} solicitud aprobada este día`,
      other: `${count} solicitudes aprobadas este día`,
    }),
  'time-off.presence.approvedInMonth': ({ count }) =>
    plural('es', count, {
      one: `${count} ausencia aprobada este mes`,
      other: `${count} ausencias aprobadas este mes`,
    }),
  'time-off.presence.peopleAndApproved': ({ people, approved }) => {
    const ofPeople = plural('es', people, { one: `${people} persona`, other: `${people} personas` });
    return plural('es', approved, {
      one: `${ofPeople}, ${approved} solicitud aprobada`,
      other: `${ofPeople}, ${approved} solicitudes aprobadas`,
    });
  },
  'time-off.presence.approvedRequests': 'Solicitudes aprobadas',
  'time-off.presence.publicHoliday': ({ holiday }) => `Festivo: ${holiday}`,
  'time-off.presence.timeOff': 'Ausencias',
  'time-off.presence.timeOffOn': ({ day }) => `Ausencias, ${day}`,
  'time-off.presence.typeWaiting': ({ type }) => `${type}, pendiente`,
  'time-off.presence.hours': ({ hours }) => `${hours} h`,
  'time-off.presence.more': ({ count }) => `${count} más`,
  'time-off.presence.requests': ({ count }) =>
    plural('es', count, { one: `${count} solicitud`, other: `${count} solicitudes` }),
  'time-off.presence.pending': ({ count }) =>
    plural('es', count, { one: `${count} pendiente`, other: `${count} pendientes` }),
  'time-off.presence.present': ({ percent }, { locale }) => `${formatPercent(percent, locale)} presente`,
  'time-off.presence.presentShort': ({ percent }, { locale }) => `${formatPercent(percent, locale)} presente`,
} satisfies Catalogue<typeof en>;
