import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './rules-en.ts';

export const fr = {
  'time-off.requests.request': 'Demande',
  'time-off.requests.type': 'Type',
  'time-off.requests.startDate': 'Date de début',
  'time-off.requests.endDate': 'Date de fin',
  'time-off.requests.reason': 'Motif',
  'time-off.requests.half': 'Demi-journée',
  'time-off.requests.typeExpected': 'type doit être le code d’un type, par exemple VACATION',
  'time-off.requests.wholeMinutes': 'Les minutes doivent être un nombre entier',
  'time-off.requests.leastMinutes': ({ least }) => `Au moins ${least} minutes`,
  'time-off.requests.mostMinutes': ({ most }) => `Au plus ${most} minutes`,
  'time-off.requests.fourYearsAhead': 'Une absence de ce type peut commencer au plus tard dans quatre ans',
  'time-off.requests.twoYearsAhead': 'Une absence peut être demandée au plus deux ans à l’avance',
  'time-off.requests.beforeEmployment': ({ day, isOwn }, { locale }) =>
    isOwn
      ? `Vous n’êtes pas encore en poste ce jour-là ; votre date d’entrée est le ${dateText(day, locale)}`
      : `Cette personne n’est pas encore en poste ce jour-là ; sa date d’entrée est le ${dateText(day, locale)}`,
  'time-off.requests.afterEmployment': ({ day, isOwn }, { locale }) =>
    isOwn
      ? `Votre emploi prend fin le ${dateText(day, locale)}`
      : `L’emploi de cette personne prend fin le ${dateText(day, locale)}`,
  'time-off.requests.endBeforeStart': 'La date de fin ne peut pas précéder la date de début',
  'time-off.requests.longestPeriod': ({ days }) =>
    plural('fr', days, {
      one: `La période ne peut pas dépasser ${days} jour`,
      other: `La période ne peut pas dépasser ${days} jours`,
    }),
  'time-off.requests.concealedInTheWay':
    'Seuls les RH peuvent voir ce qui est enregistré pour ces jours ; veuillez leur demander',
  'time-off.requests.pendingInTheWay': ({ type, time, isOwn }, texts) =>
    `Il existe déjà une demande en attente ${isOwn ? 'de votre part' : 'pour cette personne'} : ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.requests.approvedInTheWay': ({ type, time, isOwn }, texts) =>
    `Il existe déjà une demande approuvée ${isOwn ? 'pour vous' : 'pour cette personne'} : ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.requests.alreadyPending': 'Cette demande est déjà en attente',
  'time-off.requests.alreadyApproved': 'Cette demande est déjà approuvée',
  'time-off.requests.alreadyRejected': 'Cette demande est déjà refusée',
  'time-off.requests.alreadyCancelled': 'Cette demande est déjà annulée',
  'time-off.requests.approvedNotPending':
    'Seule une demande en attente peut être modifiée ; celle-ci est approuvée',
  'time-off.requests.rejectedNotPending':
    'Seule une demande en attente peut être modifiée ; celle-ci est refusée',
  'time-off.requests.cancelledNotPending':
    'Seule une demande en attente peut être modifiée ; celle-ci est annulée',
  'time-off.requests.ownDecision': 'Vous ne pouvez pas décider de votre propre demande',
  'time-off.requests.onlyRequesterDeletes': 'Seul le demandeur peut supprimer cette demande',
  'time-off.requests.onlyRequesterEdits': 'Seul le demandeur peut modifier cette demande',
  'time-off.requests.cancelForbidden':
    'Seuls le demandeur ou un administrateur peuvent annuler cette demande',
  'time-off.requests.onlyRequesterCancels': 'Seul le demandeur peut annuler une demande en attente',
  'time-off.requests.hasBegun': 'Cette absence a déjà commencé ; demandez aux RH de l’annuler',
  'time-off.requests.ownHasBegun': 'Cette absence a déjà commencé ; un autre administrateur peut l’annuler',
} satisfies Catalogue<typeof en>;
