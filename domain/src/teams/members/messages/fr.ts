import { dateText } from '../../../calendar/date-text.ts';
import { formatPercent } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'teams.members.membership': 'Appartenance à l’équipe',
  'teams.members.startDate': 'Date de début',
  'teams.members.endDate': 'Date de fin',
  'teams.members.userMissing': 'Veuillez sélectionner un utilisateur',
  'teams.members.teamMissing': 'Veuillez sélectionner une équipe',
  'teams.members.allocationTooLow': 'L’affectation doit être supérieure à 0',
  'teams.members.allocationTooHigh': 'L’affectation ne peut pas dépasser 100 %',
  'teams.members.allocationDecimals': 'L’affectation doit avoir une décimale au plus',
  'teams.members.allocationNumber': 'L’affectation doit être un nombre',
  'teams.members.updatesMissing': 'Veuillez indiquer les modifications',
  'teams.members.tooFewUpdates': 'Veuillez indiquer au moins une modification',
  'teams.members.tooManyUpdates': 'Au plus 100 modifications à la fois',
  'teams.members.repeatedUpdate': 'Chaque appartenance ne peut être modifiée qu’une fois',
  'teams.members.endBeforeStart': 'La date de fin doit suivre la date de début',
  'teams.members.askedEndBeforeStart': 'La date de fin ne peut pas précéder la date de début',
  'teams.members.alreadyMember': 'Cet utilisateur est déjà membre de l’équipe pendant cette période',
  'teams.members.allocationsHidden':
    'Vous n’êtes pas autorisé à consulter les affectations de cette personne',
  'teams.members.capacityExceeded': ({ percent }, { locale }) =>
    `L’affectation dépasse la capacité disponible (reste : ${formatPercent(percent, locale)})`,
  'teams.members.nearlyFull': ({ person, percent, date }, { locale }) =>
    `${person} : affectation de ${formatPercent(percent, locale)} le ${dateText(date, locale)}, jour le plus chargé de cette période`,
  'teams.members.active': 'Actif',
  'teams.members.ended': 'Terminé',
  'teams.members.inactive': 'Inactif',
} satisfies Catalogue<typeof en>;
