import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'time-off.booking.request': 'Demander une absence',
  'time-off.booking.edit': 'Modifier la demande',
  'time-off.booking.onBehalf': 'Demander pour quelqu’un',
  'time-off.booking.onBehalfOf': ({ name }) => `Absence : ${name}`,
  'time-off.booking.pastAllowed': 'Les jours passés sont possibles.',
  'time-off.booking.loadingForm': 'Chargement du formulaire de demande',
  'time-off.booking.ofOwn': ({ type, days }) => `${type}, ${days}`,
  'time-off.booking.ofPerson': ({ name, type, days }) => `${name}, ${type}, ${days}`,
  'time-off.booking.reduces': ({ type, amount }) => `Une fois approuvée, elle réduit ${type} de ${amount}.`,
  'time-off.booking.mayReduce': ({ type, amount }) =>
    `Si les RH le décident, elle réduit ${type} de ${amount}.`,
  'time-off.booking.reduceLeave': 'Réduire les congés d’un douzième par mois civil complet',
  'time-off.booking.reducedSince': ({ day }) => `Les congés sont réduits. Avis envoyé le ${day}`,
  'time-off.booking.lessOf': ({ type, amount }) => `${type} : ${amount} en moins.`,
  'time-off.booking.reducesNothing': 'Cette absence ne réduit aucun congé.',
  'time-off.booking.reductionMailed': 'La personne reçoit un e-mail, même si vous décochez la case.',
  'time-off.booking.notReduced': 'La réduction n’a pas été enregistrée',
  'time-off.booking.editShort': 'Modifier',
  'time-off.booking.changeDates': 'Changer les dates',
  'time-off.booking.cancelShort': 'Annuler',
  'time-off.booking.withdraw': 'Retirer',
  'time-off.booking.cancelTimeOff': 'Annuler l’absence',
  'time-off.booking.delete': 'Supprimer',
  'time-off.booking.moreActions': 'Plus d’actions',
} satisfies Catalogue<typeof en>;
