import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './adjust-en.ts';

export const de = {
  'time-off.balances.adjustSave': 'Korrigieren',
  'time-off.balances.adjustSaving': 'Wird gespeichert …',
  'time-off.balances.adjusted': 'Kontostand korrigiert',
  'time-off.balances.notAdjusted': 'Der Kontostand wurde nicht korrigiert',
  'time-off.balances.adjustType': 'Abwesenheitsart',
  'time-off.balances.adjustAmount': 'Umfang',
  'time-off.balances.adjustAmountHint': 'Ein negativer Wert wird abgezogen.',
  'time-off.balances.adjustDays': 'Tage',
  'time-off.balances.adjustHours': 'Stunden',
  'time-off.balances.adjustOn': 'Am',
  'time-off.balances.adjustOnHint': 'Zählt ab diesem Tag.',
  'time-off.balances.adjustExpires': 'Verfällt am (optional)',
  'time-off.balances.adjustExpiresHint': 'Leer: wird wie der Rest übertragen.',
  'time-off.balances.adjustReason': 'Begründung',
  'time-off.balances.adjustReasonHint': 'Steht im Kontoauszug; wird mit Ihrem Namen protokolliert.',
  'time-off.balances.moveSave': 'Verschieben',
  'time-off.balances.expiryMoved': 'Verfall verschoben',
  'time-off.balances.expiryNotMoved': 'Der Verfall wurde nicht verschoben',
  'time-off.balances.moveYear': 'Urlaub von',
  'time-off.balances.moveTo': 'Verfällt am',
  'time-off.balances.moveToHint': 'Später als nach den Regeln.',
  'time-off.balances.availableUnchanged': 'Der verfügbare Urlaub bleibt gleich.',
  'time-off.balances.availableChanged': ({ type, before, after }) =>
    `${type}: ${before} → ${after} verfügbar`,
  'time-off.balances.unlimited': 'unbegrenzt',
} satisfies Catalogue<typeof en>;
