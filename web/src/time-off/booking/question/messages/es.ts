import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'time-off.booking.cancelTitle': 'Cancelar solicitud',
  'time-off.booking.cancelQuestion':
    '¿Seguro que desea cancelar esta solicitud de ausencia? Se conserva en la lista como cancelada y sus días vuelven a estar disponibles.',
  'time-off.booking.cancelling': 'Cancelando…',
  'time-off.booking.keep': 'Conservar',
  'time-off.booking.cancelled': 'Solicitud de ausencia cancelada',
  'time-off.booking.cancelReason': 'Motivo',
  'time-off.booking.cancelReasonHint':
    'Ya ha empezado. Como no hay otro administrador, su motivo queda registrado.',

  'time-off.booking.deleteTitle': 'Eliminar solicitud',
  'time-off.booking.deleteQuestion': '¿Seguro que desea eliminar esta solicitud de ausencia?',
  'time-off.booking.confirmDelete': 'Eliminar',
  'time-off.booking.deleted': 'Solicitud de ausencia eliminada',
  'time-off.booking.notDeleted': 'No se ha podido eliminar la solicitud',
  'time-off.booking.requestAgain': 'Volver a solicitar',
  'time-off.booking.requestedAgain': 'Solicitud de ausencia enviada',
  'time-off.booking.notRequestedAgain': 'No se ha podido crear la solicitud de ausencia',
} satisfies Catalogue<typeof en>;
