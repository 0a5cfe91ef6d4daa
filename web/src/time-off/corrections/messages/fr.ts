import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'time-off.corrections.shorten': 'Raccourcir',
  'time-off.corrections.shortenTitle': 'Raccourcir l’absence',
  'time-off.corrections.shortenHint': ({ name }) =>
    `${name}. Les jours après la nouvelle fin reviennent au solde.`,
  'time-off.corrections.reportSickDays': 'Déclarer des jours de maladie',
  'time-off.corrections.removeDays': 'Retirer des jours',
  'time-off.corrections.reportTitle': 'Déclarer des jours de maladie',
  'time-off.corrections.removeTitle': 'Retirer des jours',
  'time-off.corrections.removeHint': ({ name }) =>
    `${name}. Ces jours reviennent au solde ; le reste demeure approuvé.`,
} satisfies Catalogue<typeof en>;
