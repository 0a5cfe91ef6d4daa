import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'time-off.approvals.pending': 'Aprobaciones pendientes',
  'time-off.approvals.refresh': 'Actualizar',
  'time-off.approvals.loading': 'Cargando las aprobaciones pendientes',
  'time-off.approvals.outdated': 'Es posible que estas solicitudes no estén actualizadas',
  'time-off.approvals.pages': 'aprobaciones pendientes',
  'time-off.approvals.toDecide': 'Solicitudes por decidir',
  'time-off.approvals.allDone': 'Todo al día',
  'time-off.approvals.allDoneHint': 'No hay ninguna solicitud de ausencia pendiente de su aprobación.',
  'time-off.approvals.notDecided': ({ count }) =>
    plural('es', count, {
      one: `No se ha podido decidir ${count} solicitud`,
      other: `No se han podido decidir ${count} solicitudes`,
    }),
  'time-off.approvals.notDecidedBecause': ({ name, days, fault }) => `${name}, ${days}: ${fault}`,
  'time-off.approvals.keyNext': 'siguiente',
  'time-off.approvals.keyPrevious': 'anterior',
  'time-off.approvals.keyApprove': 'aprobar',
  'time-off.approvals.keyReject': 'rechazar',
  'time-off.approvals.keySelect': 'seleccionar',
  'time-off.approvals.keyUndo': 'deshacer',
  'time-off.approvals.keysInProfile': 'Se desactivan en su perfil.',
  'time-off.approvals.rejectVacation': 'Rechazar solicitud de vacaciones',
  'time-off.approvals.willSeeReason': ({ name }) => `${name} verá este motivo.`,
  'time-off.approvals.select': ({ name }) => `Seleccionar: ${name}`,
  'time-off.approvals.from': 'Desde',
  'time-off.approvals.to': 'Hasta',
  'time-off.approvals.endBeforeStart': 'Este día es anterior al inicio',
  'time-off.approvals.person': 'Persona',
  'time-off.approvals.everyone': 'Todas las personas',
  'time-off.approvals.onePerson': 'Una persona',
  'time-off.approvals.morePeople': ({ count }) =>
    `${count} más: escriba un nombre o un correo para encontrarlos.`,
} satisfies Catalogue<typeof en>;
