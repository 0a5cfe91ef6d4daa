import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'time-off.recalculations.correction': 'Correction',
  'time-off.recalculations.reasonField': 'Motif',
  'time-off.recalculations.daysClosed': ({ name }) =>
    `Les jours corrigés sont clôturés (${name}) ; acceptez le nouveau solde ou saisissez un ajustement dans l’année ouverte`,
  'time-off.recalculations.keptAlready':
    'Ce solde a été conservé tel quel ; supprimez l’ajustement pour revenir en arrière',
  'time-off.recalculations.acceptedAlready':
    'Le nouveau solde a été accepté ; saisissez un ajustement pour le modifier',
} satisfies Catalogue<typeof en>;
