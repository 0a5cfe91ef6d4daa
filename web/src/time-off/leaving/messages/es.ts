import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'time-off.leaving.title': ({ name }) => `Tramitar la salida de ${name}`,
  'time-off.leaving.hint':
    'La persona conserva el acceso hasta el final de su último día; después la cuenta se desactiva automáticamente.',
  'time-off.leaving.loading': 'Cargando los asuntos abiertos',
  'time-off.leaving.notLoaded': 'No se han podido cargar los asuntos abiertos',
  'time-off.leaving.notLoadedHint': 'No se ha cambiado nada.',
  'time-off.leaving.save': 'Guardar último día',
  'time-off.leaving.saving': 'Guardando…',
  'time-off.leaving.saved': 'Último día guardado',
  'time-off.leaving.notSaved': 'No se ha guardado el último día',
  'time-off.leaving.isOver': 'Ya ha pasado, así que la cuenta se desactiva.',
  'time-off.leaving.lastDayLabel': 'Último día',
  'time-off.leaving.status': 'Estado',
  'time-off.leaving.active': 'Activo',
  'time-off.leaving.inactive': 'Desactivado',
  'time-off.leaving.endTimeOff': 'Terminar las ausencias el último día',
  'time-off.leaving.endMemberships': 'Terminar las asignaciones a equipos el último día',
  'time-off.leaving.successor': 'Relevo (opcional)',
  'time-off.leaving.successorHint': 'Dirige sus equipos desde el día siguiente y aprueba para sus miembros.',
  'time-off.leaving.noSuccessor': 'Nadie aún',
  'time-off.leaving.reasonLabel': 'Motivo',
  'time-off.leaving.ownReasonHint': 'No hay otro administrador, así que esto queda registrado con su motivo.',
  'time-off.leaving.open': 'Asuntos abiertos',
  'time-off.leaving.nothingOpen': 'No queda nada abierto después de ese día.',
  'time-off.leaving.leftAtEnd': 'Saldo restante el último día',
  'time-off.leaving.leftOfType': ({ type, amount }) => `${type}: ${amount}`,
  'time-off.leaving.takenInAdvance': ({ type, amount }) => `${type}: disfrutado por adelantado: ${amount}`,
  'time-off.leaving.payOut': 'Registrar liquidación…',
  'time-off.leaving.certificate': 'Imprimir certificado de vacaciones…',
  'time-off.leaving.pendingRequests': ({ count }) =>
    plural('es', count, { one: `${count} solicitud pendiente`, other: `${count} solicitudes pendientes` }),
  'time-off.leaving.laterTimeOff': 'Ausencias después de ese día',
  'time-off.leaving.memberships': ({ count }) =>
    plural('es', count, {
      one: `${count} asignación que continúa`,
      other: `${count} asignaciones que continúan`,
    }),
  'time-off.leaving.membership': ({ team, percent, since }, { locale }) =>
    `${team}, ${formatNumber(percent, locale)} % desde el ${dateText(since, locale)}`,
  'time-off.leaving.ledTeams': ({ count }) =>
    plural('es', count, { one: `Dirige ${count} equipo`, other: `Dirige ${count} equipos` }),
  'time-off.leaving.waitingRequests': ({ count }) =>
    plural('es', count, {
      one: `${count} solicitud espera la aprobación de esta persona`,
      other: `${count} solicitudes esperan la aprobación de esta persona`,
    }),
  'time-off.leaving.waitingRequest': ({ name, request }) => `${name}: ${request}`,
} satisfies Catalogue<typeof en>;
