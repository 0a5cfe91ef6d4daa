import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './adjust-en.ts';

export const es = {
  'time-off.balances.adjustSave': 'Ajustar',
  'time-off.balances.adjustSaving': 'Guardando…',
  'time-off.balances.adjusted': 'Saldo ajustado',
  'time-off.balances.notAdjusted': 'No se ha ajustado el saldo',
  'time-off.balances.adjustType': 'Tipo',
  'time-off.balances.adjustAmount': 'Cantidad',
  'time-off.balances.adjustAmountHint': 'Una cantidad negativa resta.',
  'time-off.balances.adjustDays': 'días',
  'time-off.balances.adjustHours': 'horas',
  'time-off.balances.adjustOn': 'Fecha',
  'time-off.balances.adjustOnHint': 'Cuenta a partir de este día.',
  'time-off.balances.adjustExpires': 'Caduca el (opcional)',
  'time-off.balances.adjustExpiresHint': 'Déjelo vacío para que se arrastre como el resto.',
  'time-off.balances.adjustReason': 'Motivo',
  'time-off.balances.adjustReasonHint': 'Aparece en el extracto; queda registrado con su nombre.',
  'time-off.balances.moveSave': 'Aplazar',
  'time-off.balances.expiryMoved': 'Caducidad aplazada',
  'time-off.balances.expiryNotMoved': 'No se ha aplazado la caducidad',
  'time-off.balances.moveYear': 'Vacaciones de',
  'time-off.balances.moveTo': 'Caduca el',
  'time-off.balances.moveToHint': 'Más tarde de lo que dicen las reglas.',
  'time-off.balances.availableUnchanged': 'Lo disponible no cambia.',
  'time-off.balances.availableChanged': ({ type, before, after }) =>
    `${type}: ${before} → ${after} disponible`,
  'time-off.balances.unlimited': 'sin límite',
} satisfies Catalogue<typeof en>;
