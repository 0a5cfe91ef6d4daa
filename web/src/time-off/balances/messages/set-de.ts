import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './set-en.ts';

export const de = {
  'time-off.balances.setTitle': 'Kontostand korrigieren',
  'time-off.balances.setNotLoaded': 'Der Kontostand konnte nicht geladen werden',
  'time-off.balances.setNothingChanged': 'Es wurde nichts geändert.',
  'time-off.balances.save': 'Kontostand speichern',
  'time-off.balances.saving': 'Wird gespeichert …',
  'time-off.balances.saved': 'Kontostand korrigiert',
  'time-off.balances.notSaved': 'Der Kontostand wurde nicht geändert',
  'time-off.balances.vacationTotal': 'Urlaubstage in diesem Urlaubsjahr',
  'time-off.balances.sickTotal': 'Krankheitstage in diesem Urlaubsjahr',
  'time-off.balances.setReason': 'Begründung',
  'time-off.balances.setReasonHint': 'Wird mit Ihrem Namen gespeichert.',
  'time-off.balances.noChange': 'Ändern Sie die Urlaubstage oder die Krankheitstage',
} satisfies Catalogue<typeof en>;
