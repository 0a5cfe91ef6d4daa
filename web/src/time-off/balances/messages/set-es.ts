import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './set-en.ts';

export const es = {
  'time-off.balances.setTitle': 'Ajustar saldo',
  'time-off.balances.setNotLoaded': 'No se ha podido cargar el saldo',
  'time-off.balances.setNothingChanged': 'No se ha cambiado nada.',
  'time-off.balances.save': 'Guardar saldo',
  'time-off.balances.saving': 'Guardando…',
  'time-off.balances.saved': 'Saldo ajustado',
  'time-off.balances.notSaved': 'No se ha cambiado el saldo',
  'time-off.balances.vacationTotal': 'Días de vacaciones de este año',
  'time-off.balances.sickTotal': 'Días de baja de este año',
  'time-off.balances.setReason': 'Motivo',
  'time-off.balances.setReasonHint': 'Queda registrado con su nombre.',
  'time-off.balances.noChange': 'Cambie los días de vacaciones o los días de baja',
} satisfies Catalogue<typeof en>;
