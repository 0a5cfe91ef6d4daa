import { dateText } from '../../../../calendar/date-text.ts';
import type { Catalogue } from '../../../../language/message.ts';
import { exactLeaveText } from '../../../../leave/types/leave-text.ts';
import type { en } from './en.ts';

export const es = {
  'time-off.balances.payoutAmount': 'Cantidad',
  'time-off.balances.payoutType': 'Tipo',
  'time-off.balances.payoutOn': 'Fecha',
  'time-off.balances.payoutReason': 'Motivo',
  'time-off.balances.payoutThrough': 'Hasta',
  'time-off.balances.payoutOfNothing': 'La cantidad debe ser superior a 0',
  'time-off.balances.payoutForbidden': 'Solo la administración puede registrar liquidaciones de vacaciones',
  'time-off.balances.ownPayout': 'No puede liquidar sus propias vacaciones; puede hacerlo otro administrador',
  'time-off.balances.notPaidOut': ({ type }) => `${type}: el saldo no se liquida`,
  'time-off.balances.exceedsBalance': ({ type, most, unit, on }, texts) => {
    const day = dateText(on, texts.locale);
    if (most === 0) return `${type}: no se puede liquidar nada el ${day}`;
    return `${type}: como máximo se pueden liquidar ${exactLeaveText(most, unit, texts)} el ${day}`;
  },
  'time-off.balances.belowMinimum': ({ type, most, minimum, unit }, texts) => {
    const rest = `de este año vacacional se deben disfrutar ${exactLeaveText(minimum, unit, texts)}`;
    if (most === 0)
      return `No se puede liquidar nada antes del último día de la relación laboral (${type}): ${rest}`;
    return `Antes del último día de la relación laboral se pueden liquidar como máximo ${exactLeaveText(most, unit, texts)} (${type}): ${rest}`;
  },
} satisfies Catalogue<typeof en>;
