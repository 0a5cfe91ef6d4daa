import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

const statusWords = { PENDING: 'pendiente', REJECTED: 'rechazada', CANCELLED: 'cancelada' };

export const es = {
  'time-off.booking.reason': 'Motivo',
  'time-off.booking.vacationSpent':
    'La persona solicitante ya no tiene suficientes días de vacaciones para esta solicitud',
  'time-off.booking.daysSpent': ({ type }) =>
    `La persona solicitante ya no tiene saldo suficiente para esta solicitud: ${type}`,
  'time-off.booking.reduceLabel': 'Reducir vacaciones',
  'time-off.booking.ownReduction':
    'Otra persona de administración debe decidir si su ausencia reduce sus vacaciones',
  'time-off.booking.reducesNoMonths': ({ type }) =>
    `Este tipo de ausencia no reduce las vacaciones por meses completos: ${type}`,
  'time-off.booking.onlyApprovedReduces': ({ status }) =>
    `Solo una ausencia aprobada puede reducir las vacaciones; esta solicitud está ${statusWords[status]}`,
  'time-off.booking.reducedTooLate': ({ day }, texts) =>
    `Las vacaciones solo se pueden reducir antes del último día de trabajo, ${dateText(day, texts.locale)}`,
  'time-off.booking.reducedUnmailed': ({ person }, texts) =>
    `No se puede avisar a ${texts.text(person)} porque la cuenta está desactivada`,
} satisfies Catalogue<typeof en>;
