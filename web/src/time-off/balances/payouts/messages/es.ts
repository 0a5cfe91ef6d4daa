import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'time-off.balances.payOut': 'Liquidar…',
  'time-off.balances.payoutTitle': 'Registrar liquidación',
  'time-off.balances.payoutSave': 'Registrar',
  'time-off.balances.payoutSaving': 'Guardando…',
  'time-off.balances.payoutSaved': 'Liquidación registrada',
  'time-off.balances.payoutDetail': ({ type, amount }) => `${type}: ${amount}`,
  'time-off.balances.payoutNotSaved': 'La liquidación no se ha registrado',
  'time-off.balances.payoutTypeLabel': 'Tipo',
  'time-off.balances.payoutAmountLabel': 'Cantidad',
  'time-off.balances.payoutDays': 'días',
  'time-off.balances.payoutHours': 'horas',
  'time-off.balances.payoutOnLabel': 'Fecha',
  'time-off.balances.payoutReasonLabel': 'Motivo (opcional)',
  'time-off.balances.payoutReasonHint': 'Aparece en el extracto y queda registrado con su nombre.',
  'time-off.balances.payoutWhileEmployed': 'Antes del último día de la relación laboral',
  'time-off.balances.payoutWhileEmployedHint':
    'Las vacaciones legales no se pueden liquidar durante la relación laboral; solo lo que las supere.',
  'time-off.balances.payableLeft': ({ amount }) => `${amount} a liquidar`,
} satisfies Catalogue<typeof en>;
