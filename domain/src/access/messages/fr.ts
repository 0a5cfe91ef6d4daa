import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'access.manageUsersForbidden': 'Vous n’êtes pas autorisé à gérer les utilisateurs.',
  'access.leaveForbidden': 'Vous n’êtes pas autorisé à configurer les congés.',
  'access.sicknessForbidden': 'Vous n’avez pas l’autorisation de voir les maladies d’autres personnes.',
  'access.payrollForbidden': 'Vous n’êtes pas autorisé à transmettre les données de paie.',
  'access.connectionsForbidden': 'Vous n’êtes pas autorisé à gérer les connexions.',
  'access.approvalsForbidden': 'Vous n’êtes pas autorisé à valider les demandes d’absence.',
  'access.hrDecisionForbidden': 'Seuls les administrateurs peuvent décider pour les RH',
  'access.reportsForbidden': 'Vous n’êtes pas autorisé à consulter les rapports',
  'access.onlyAdminReason':
    'Vous êtes le seul administrateur : indiquez un motif pour effectuer cette action pour vous-même',
  'access.ownEffect':
    'Vous obtiendriez plus de congés, et presque personne d’autre ; un autre administrateur peut effectuer ce changement',
  'access.ownEffectReason':
    'Vos propres congés changent en même temps que ceux de tous les autres : indiquez un motif, qui sera journalisé',
} satisfies Catalogue<typeof en>;
