import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'leave.employments.title': ({ name }) => `Contrats de ${name}`,
  'leave.employments.hint':
    'Une personne partie puis revenue en a plusieurs ; les jours entre deux ne comptent nulle part.',
  'leave.employments.notLoaded': 'Impossible de charger les contrats',
  'leave.employments.loading': 'Chargement des contrats',
  'leave.employments.number': ({ number }) => `Contrat ${number}`,
  'leave.employments.remove': ({ number }) => `Supprimer le contrat ${number}`,
  'leave.employments.start': 'Premier jour',
  'leave.employments.end': 'Dernier jour',
  'leave.employments.countsEarlier': 'Les contrats antérieurs comptent pour l’ancienneté',
  'leave.employments.keepsBalance': 'Reprendre le solde restant à la fin du précédent',
  'leave.employments.add': 'Ajouter un contrat',
  'leave.employments.saved': 'Contrats enregistrés',
} satisfies Catalogue<typeof en>;
