import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './adjust-en.ts';

export const fr = {
  'time-off.balances.adjustSave': 'Ajuster',
  'time-off.balances.adjustSaving': 'Enregistrement…',
  'time-off.balances.adjusted': 'Solde ajusté',
  'time-off.balances.notAdjusted': 'Le solde n’a pas été ajusté',
  'time-off.balances.adjustType': 'Type',
  'time-off.balances.adjustAmount': 'Quantité',
  'time-off.balances.adjustAmountHint': 'Une quantité négative est déduite.',
  'time-off.balances.adjustDays': 'jours',
  'time-off.balances.adjustHours': 'heures',
  'time-off.balances.adjustOn': 'Date d’effet',
  'time-off.balances.adjustOnHint': 'Compte à partir de ce jour.',
  'time-off.balances.adjustExpires': 'Expire le (facultatif)',
  'time-off.balances.adjustExpiresHint': 'Laissez vide pour appliquer les règles de report du régime.',
  'time-off.balances.adjustReason': 'Motif',
  'time-off.balances.adjustReasonHint': 'Affiché dans le relevé ; journalisé avec votre nom.',
  'time-off.balances.moveSave': 'Déplacer',
  'time-off.balances.expiryMoved': 'Expiration déplacée',
  'time-off.balances.expiryNotMoved': 'L’expiration n’a pas été déplacée',
  'time-off.balances.moveYear': 'Congés de',
  'time-off.balances.moveTo': 'Expire le',
  'time-off.balances.moveToHint': 'Plus tard que prévu par les règles.',
  'time-off.balances.availableUnchanged': 'Les congés disponibles ne changent pas.',
  'time-off.balances.availableChanged': ({ type, before, after }) =>
    `${type}, disponible : ${before} → ${after}`,
  'time-off.balances.unlimited': 'sans limite',
} satisfies Catalogue<typeof en>;
