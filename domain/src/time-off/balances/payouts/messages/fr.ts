import { dateText } from '../../../../calendar/date-text.ts';
import type { Catalogue } from '../../../../language/message.ts';
import { exactLeaveText } from '../../../../leave/types/leave-text.ts';
import type { en } from './en.ts';

export const fr = {
  'time-off.balances.payoutAmount': 'Quantité',
  'time-off.balances.payoutType': 'Type',
  'time-off.balances.payoutOn': 'Date',
  'time-off.balances.payoutReason': 'Motif',
  'time-off.balances.payoutThrough': 'Jusqu’au',
  'time-off.balances.payoutOfNothing': 'La quantité doit être supérieure à 0',
  'time-off.balances.payoutForbidden':
    'Seuls les administrateurs peuvent enregistrer une indemnisation de congés',
  'time-off.balances.ownPayout':
    'Vous ne pouvez pas indemniser vos propres congés ; un autre administrateur le peut',
  'time-off.balances.notPaidOut': ({ type }) => `${type} : le solde n’est pas indemnisé`,
  'time-off.balances.exceedsBalance': ({ type, most, unit, on }, texts) => {
    const day = dateText(on, texts.locale);
    if (most === 0) return `${type} : rien ne peut être indemnisé au ${day}`;
    return `${type} : au plus ${exactLeaveText(most, unit, texts)} peuvent être indemnisés au ${day}`;
  },
  'time-off.balances.belowMinimum': ({ type, most, minimum, unit }, texts) => {
    const rest = `${exactLeaveText(minimum, unit, texts)} de cette année de congés doivent être pris, pas indemnisés`;
    if (most === 0) return `Rien ne peut être indemnisé avant le dernier jour d’emploi (${type}) : ${rest}`;
    return `Au plus ${exactLeaveText(most, unit, texts)} peuvent être indemnisés avant le dernier jour d’emploi (${type}) : ${rest}`;
  },
} satisfies Catalogue<typeof en>;
