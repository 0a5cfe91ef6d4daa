import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'time-off.balances.payOut': 'Indemniser…',
  'time-off.balances.payoutTitle': 'Enregistrer une indemnisation',
  'time-off.balances.payoutSave': 'Enregistrer',
  'time-off.balances.payoutSaving': 'Enregistrement…',
  'time-off.balances.payoutSaved': 'Indemnisation enregistrée',
  'time-off.balances.payoutDetail': ({ type, amount }) => `${type} : ${amount}`,
  'time-off.balances.payoutNotSaved': 'L’indemnisation n’a pas été enregistrée',
  'time-off.balances.payoutTypeLabel': 'Type',
  'time-off.balances.payoutAmountLabel': 'Quantité',
  'time-off.balances.payoutDays': 'jours',
  'time-off.balances.payoutHours': 'heures',
  'time-off.balances.payoutOnLabel': 'Date',
  'time-off.balances.payoutReasonLabel': 'Motif (facultatif)',
  'time-off.balances.payoutReasonHint': 'Affiché dans le relevé ; enregistré avec votre nom.',
  'time-off.balances.payoutWhileEmployed': 'Avant le dernier jour d’emploi',
  'time-off.balances.payoutWhileEmployedHint':
    'Les congés légaux ne peuvent pas être indemnisés pendant l’emploi ; seul l’excédent peut l’être.',
  'time-off.balances.payableLeft': ({ amount }) => `${amount} à indemniser`,
} satisfies Catalogue<typeof en>;
