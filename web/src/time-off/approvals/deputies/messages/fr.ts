import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'time-off.approvals.deputies': 'Suppléants',
  'time-off.approvals.ownDeputiesHint':
    'Votre suppléant reçoit vos demandes à valider pendant votre absence.',
  'time-off.approvals.deputiesOf': ({ name }) => `Suppléants : ${name}`,
  'time-off.approvals.deputiesOfHint':
    'Le suppléant reçoit les demandes à valider pendant l’absence de cette personne.',
  'time-off.approvals.deputiesNotLoaded': 'Impossible de charger les suppléants',
  'time-off.approvals.loadingDeputies': 'Chargement des suppléants',
  'time-off.approvals.noDeputy': 'Aucun suppléant pour l’instant.',
  'time-off.approvals.deputy': 'Suppléant',
  'time-off.approvals.deputyMissing': 'Le suppléant est obligatoire',
  'time-off.approvals.deputyFrom': 'Premier jour',
  'time-off.approvals.deputyUntil': 'Dernier jour',
  'time-off.approvals.addDeputy': 'Ajouter un suppléant',
  'time-off.approvals.addDeputyHint': 'Un responsable ou un administrateur, pour certains jours.',
  'time-off.approvals.addingDeputy': 'Ajout…',
  'time-off.approvals.deputyAdded': 'Suppléant ajouté',
  'time-off.approvals.deputyNotAdded': 'Le suppléant n’a pas été ajouté',
  'time-off.approvals.deputyDays': ({ name, days }) => `${name}, ${days}`,
  'time-off.approvals.deputyFor': ({ name, days }) => `Pour ${name}, ${days}`,
  'time-off.approvals.removeDeputy': 'Retirer le suppléant',
  'time-off.approvals.removeDeputyNamed': ({ name, days }) => `Retirer : ${name}, ${days}`,
  'time-off.approvals.removeDeputyQuestion': 'Voulez-vous vraiment retirer ce suppléant ?',
  'time-off.approvals.remove': 'Retirer',
  'time-off.approvals.removing': 'Retrait…',
  'time-off.approvals.keepDeputy': 'Conserver',
  'time-off.approvals.deputyRemoved': 'Suppléant retiré',
} satisfies Catalogue<typeof en>;
