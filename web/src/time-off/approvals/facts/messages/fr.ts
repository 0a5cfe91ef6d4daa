import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'time-off.approvals.details': 'Détails',
  'time-off.approvals.detailsOf': ({ name }) => `À propos de la demande : ${name}`,
  'time-off.approvals.typeAndDays': ({ type, days }) => `${type}, ${days}`,
  'time-off.approvals.reasonTitle': 'Motif',
  'time-off.approvals.whoDecides': 'Qui décide',
  'time-off.approvals.days': 'Jours',
  'time-off.approvals.loadingDays': 'Chargement des jours',
  'time-off.approvals.daysNotLoaded': 'Impossible de charger les jours.',
  'time-off.approvals.dayFact': ({ day, fact }) => `${day} : ${fact}`,
  'time-off.approvals.showDays': ({ count }) =>
    plural('fr', count, { one: `Afficher ${count} jour de plus`, other: `Afficher ${count} jours de plus` }),
  'time-off.approvals.balance': 'Solde de congés',
  'time-off.approvals.balanceNotLoaded': 'Impossible de charger le solde de congés',
  'time-off.approvals.adjustBalance': 'Ajuster le solde',
  'time-off.approvals.awayThen': 'Absents ces jours-là',
  'time-off.approvals.noOneAway': 'Personne d’autre dans le service.',
  'time-off.approvals.checkingCalendar': 'Vérification du calendrier…',
  'time-off.approvals.absencesNotLoaded': 'Impossible de charger les absences.',
  'time-off.approvals.absence': ({ type, days, isPending }) => {
    const absence = type === undefined ? days : `${type}, ${days}`;
    return isPending ? `${absence} (en attente)` : absence;
  },
  'time-off.approvals.capacity': 'Capacité de l’équipe',
  'time-off.approvals.capacityUnknown': 'Impossible de vérifier la capacité de l’équipe.',
  'time-off.approvals.leftNotLoaded': 'Impossible de charger le reste',
  'time-off.approvals.overLimit': 'Limite dépassée :',
  'time-off.approvals.caution': 'Attention :',
  'time-off.approvals.submitted': 'Envoyée',
  'time-off.approvals.submittedAgo': ({ ago }) => `Envoyée ${ago}`,
  'time-off.approvals.deactivated': 'désactivé',
  'time-off.approvals.seenAtDecision': 'Ce que le valideur a vu :',
} satisfies Catalogue<typeof en>;
