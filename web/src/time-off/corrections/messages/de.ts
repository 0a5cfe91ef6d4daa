import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.corrections.shorten': 'Verkürzen',
  'time-off.corrections.shortenTitle': 'Abwesenheit verkürzen',
  'time-off.corrections.shortenHint': ({ name }) =>
    `${name}. Die Tage nach dem neuen Ende gehen zurück auf das Konto.`,
  'time-off.corrections.reportSickDays': 'Krankheitstage melden',
  'time-off.corrections.removeDays': 'Tage herausnehmen',
  'time-off.corrections.reportTitle': 'Krankheitstage melden',
  'time-off.corrections.removeTitle': 'Tage herausnehmen',
  'time-off.corrections.removeHint': ({ name }) =>
    `${name}. Diese Tage gehen zurück auf das Konto; der Rest bleibt genehmigt.`,
} satisfies Catalogue<typeof en>;
