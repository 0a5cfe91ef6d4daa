import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

const statusWords = { PENDING: 'en attente', REJECTED: 'refusée', CANCELLED: 'annulée' };

export const fr = {
  'time-off.booking.reason': 'Motif',
  'time-off.booking.vacationSpent': 'La personne n’a plus assez de jours de congés payés pour cette demande',
  'time-off.booking.daysSpent': ({ type }) =>
    `La personne n’a plus un solde suffisant pour cette demande (${type})`,
  'time-off.booking.reduceLabel': 'Réduire les congés',
  'time-off.booking.ownReduction': 'Un autre administrateur doit décider si votre absence réduit vos congés',
  'time-off.booking.reducesNoMonths': ({ type }) =>
    `Ce type d’absence ne réduit pas les congés par mois complets : ${type}`,
  'time-off.booking.onlyApprovedReduces': ({ status }) =>
    `Seule une absence approuvée peut réduire les congés ; cette demande est ${statusWords[status]}`,
  'time-off.booking.reducedTooLate': ({ day }, texts) =>
    `Les congés ne peuvent être réduits qu’avant le dernier jour de travail, ${dateText(day, texts.locale)}`,
  'time-off.booking.reducedUnmailed': ({ person }, texts) =>
    `Impossible d’avertir ${texts.text(person)} : le compte est désactivé`,
} satisfies Catalogue<typeof en>;
