import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const es = {
  'time-off.approvals.user': 'Persona',
  'time-off.approvals.request': 'Solicitud',
  'time-off.approvals.reason': 'Motivo',
  'time-off.approvals.received': 'Recibido',
  'time-off.approvals.idsExpected': 'requestIds debe ser una lista de identificadores',
  'time-off.approvals.noneSelected': 'Seleccione al menos una solicitud',
  'time-off.approvals.tooManySelected': ({ most }) => `Seleccione como máximo ${most} solicitudes`,
  'time-off.approvals.onlyHr': 'Solo RR. HH. decide esta solicitud',
  'time-off.approvals.ownDocument': 'Otra persona debe registrar si ha llegado su justificante',
  'time-off.approvals.fetched': 'obtenido',
  'time-off.approvals.fetchedByHr': 'Solo RR. HH. puede indicar que ha obtenido el justificante',
  'time-off.approvals.noDocumentExpected': 'Esta solicitud no requiere justificante',
  'time-off.approvals.nothingToUndo': 'No hay ninguna decisión sobre esta solicitud que deshacer',
  'time-off.approvals.undoOthers': 'Solo quien decidió esta solicitud puede deshacer la decisión',
  'time-off.approvals.undoTooLate': ({ seconds }) =>
    plural('es', seconds, {
      one: `Una decisión solo se puede deshacer durante ${seconds} segundo`,
      other: `Una decisión solo se puede deshacer durante ${seconds} segundos`,
    }),
  'time-off.approvals.vacationRequestedAgain':
    'La persona solicitante ya ha vuelto a pedir estos días de vacaciones',
  'time-off.approvals.daysRequestedAgain': ({ type }) =>
    `La persona solicitante ya ha vuelto a pedir estos días de ${type}`,
} satisfies Catalogue<typeof en>;
