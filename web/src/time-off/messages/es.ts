import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'time-off.title': 'Ausencias',
  'time-off.loadingYear': 'Cargando su año',
  'time-off.approvalsTitle': 'Aprobaciones de ausencias',
  'time-off.approvalsHint': 'Revise y apruebe las solicitudes de ausencia de su equipo.',
  'time-off.approvalViews': 'Vistas de las solicitudes',
  'time-off.toDecide': 'Por decidir',
  'time-off.allRequests': 'Todas las solicitudes',
  'time-off.leaveBalances': 'Saldos',
  'time-off.accessDenied': 'Acceso denegado',
  'time-off.myRequests': 'Mis solicitudes de ausencia',
  'time-off.newRequest': 'Nueva solicitud',
  'time-off.request': 'Solicitud de ausencia',
  'time-off.requestNotLoaded': 'No se ha podido cargar la solicitud',
  'time-off.loadingRequest': 'Cargando la solicitud',
  'time-off.requestMissing': 'Solicitud no encontrada',
  'time-off.requestMissingHint': 'Se ha eliminado o ya no puede verla.',
  'time-off.backToApprovals': 'Aprobaciones',
  'time-off.backToMyRequests': 'Mis solicitudes',
  'time-off.history': 'Historial',
  'time-off.adjustBalance': 'Ajustar saldo',
  'time-off.days': 'Días',
  'time-off.deactivated': 'cuenta desactivada',
  'time-off.wasRejected': 'La solicitud se ha rechazado',
  'time-off.recordedBy': 'Registrada por',
} satisfies Catalogue<typeof en>;
