import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'time-off.history.submitted': 'Enviada',
  'time-off.history.changed': 'Modificada',
  'time-off.history.cancelled': 'Cancelada',
  'time-off.history.deleted': 'Eliminada',
  'time-off.history.approved': 'Aprobada',
  'time-off.history.rejected': 'Rechazada',
  'time-off.history.decisionUndone': 'Decisión deshecha',
  'time-off.history.recorded': 'Registrada',
  'time-off.history.reminded': 'Recordatorio enviado',
} satisfies Catalogue<typeof en>;
