import { dateText } from '../../../../calendar/date-text.ts';
import type { Catalogue } from '../../../../language/message.ts';
import { exactLeaveText } from '../../../../leave/types/leave-text.ts';
import type { en } from './en.ts';

export const de = {
  'time-off.balances.payoutAmount': 'Menge',
  'time-off.balances.payoutType': 'Abwesenheitsart',
  'time-off.balances.payoutOn': 'Am',
  'time-off.balances.payoutReason': 'Begründung',
  'time-off.balances.payoutThrough': 'Bis',
  'time-off.balances.payoutOfNothing': 'Die Menge muss größer als 0 sein',
  'time-off.balances.payoutForbidden': 'Nur die Administration kann Auszahlungen erfassen',
  'time-off.balances.ownPayout':
    'Ihren eigenen Urlaub können Sie nicht auszahlen; das kann eine andere Person der Administration',
  'time-off.balances.notPaidOut': ({ type }) => `${type} wird nicht ausgezahlt`,
  'time-off.balances.exceedsBalance': ({ type, most, unit, on }, texts) => {
    const day = dateText(on, texts.locale);
    if (most === 0) return `Am ${day} ist nichts auszahlbar (${type})`;
    return `Am ${day} sind höchstens ${exactLeaveText(most, unit, texts)} auszahlbar (${type})`;
  },
  'time-off.balances.belowMinimum': ({ type, most, minimum, unit }, texts) => {
    const rest = `Vom Urlaub dieses Urlaubsjahres müssen ${exactLeaveText(minimum, unit, texts)} genommen werden`;
    if (most === 0)
      return `Vor dem letzten Tag der Beschäftigung kann nichts ausgezahlt werden (${type}). ${rest}`;
    return `Vor dem letzten Tag der Beschäftigung können höchstens ${exactLeaveText(most, unit, texts)} ausgezahlt werden (${type}). ${rest}`;
  },
} satisfies Catalogue<typeof en>;
