import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'time-off.approvals.approve': 'Aprobar',
  'time-off.approvals.approving': 'Aprobando…',
  'time-off.approvals.approveRequest': 'Aprobar solicitud',
  'time-off.approvals.approveQuestion': '¿Seguro que desea aprobar esta solicitud de ausencia?',
  'time-off.approvals.approveFailed': 'No se ha podido aprobar la solicitud',
  'time-off.approvals.reject': 'Rechazar',
  'time-off.approvals.rejecting': 'Rechazando…',
  'time-off.approvals.rejectRequest': 'Rechazar solicitud',
  'time-off.approvals.rejectFailed': 'No se ha podido rechazar la solicitud',
  'time-off.approvals.reasonOfRejection': 'Indique el motivo del rechazo:',
  'time-off.approvals.reasonOptional': 'Motivo (opcional)',
  'time-off.approvals.reasonHint': 'Explique su decisión a la persona solicitante…',
  'time-off.approvals.reasonMissing': 'Falta el motivo',
  'time-off.approvals.ownRequest':
    'Esta es su propia solicitud. Como no hay otro administrador, puede decidirla; queda registrado.',
  'time-off.approvals.ownReason': 'Explique por qué la decide usted:',
  'time-off.approvals.ownReasonHint': 'Se guarda en el registro de auditoría…',
  'time-off.approvals.about': ({ name, type, days }) => `${name}, ${type}, ${days}`,
  'time-off.approvals.approveManyFailed': 'No se han podido aprobar las solicitudes',
  'time-off.approvals.rejectManyFailed': 'No se han podido rechazar las solicitudes',
  'time-off.approvals.approved': ({ name, days }) => `Aprobada: ${name}, ${days}`,
  'time-off.approvals.approvedCount': ({ count }) =>
    plural('es', count, { one: `${count} aprobada`, other: `${count} aprobadas` }),
  'time-off.approvals.rejected': ({ name, days }) => `Rechazada: ${name}, ${days}`,
  'time-off.approvals.rejectedCount': ({ count }) =>
    plural('es', count, { one: `${count} rechazada`, other: `${count} rechazadas` }),
  'time-off.approvals.undo': 'Deshacer',
  'time-off.approvals.undoLast': ({ count }) => `Deshacer las últimas ${count}`,
  'time-off.approvals.undone': ({ count }) =>
    plural('es', count, { one: 'Decisión deshecha', other: `${count} decisiones deshechas` }),
  'time-off.approvals.undoneHint': ({ count }) =>
    plural('es', count, {
      one: 'La solicitud vuelve a estar pendiente. No se ha avisado a nadie.',
      other: 'Las solicitudes vuelven a estar pendientes. No se ha avisado a nadie.',
    }),
  'time-off.approvals.notUndone': ({ count }) =>
    plural('es', count, {
      one: 'No se ha deshecho la decisión',
      other: `No se han deshecho ${count} decisiones`,
    }),
  'time-off.approvals.changedMeanwhile': 'Esta solicitud ha cambiado',
  'time-off.approvals.changedMeanwhileHint': ({ name }) =>
    `${name}: no se ha decidido nada. Revise la solicitud de nuevo.`,
} satisfies Catalogue<typeof en>;
