import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'time-off.corrections.shorten': 'Acortar',
  'time-off.corrections.shortenTitle': 'Acortar ausencia',
  'time-off.corrections.shortenHint': ({ name }) =>
    `${name}. Los días posteriores al nuevo fin vuelven al saldo.`,
  'time-off.corrections.reportSickDays': 'Comunicar días de baja',
  'time-off.corrections.removeDays': 'Quitar días',
  'time-off.corrections.reportTitle': 'Comunicar días de baja',
  'time-off.corrections.removeTitle': 'Quitar días',
  'time-off.corrections.removeHint': ({ name }) =>
    `${name}. Estos días vuelven al saldo; el resto sigue aprobado.`,
} satisfies Catalogue<typeof en>;
