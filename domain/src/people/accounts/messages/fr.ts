import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'people.accounts.email': 'E-mail',
  'people.accounts.name': 'Nom',
  'people.accounts.personnelNumber': 'Matricule',
  'people.accounts.costCentre': 'Centre de coûts',
  'people.accounts.role': 'Rôle',
  'people.accounts.department': 'Service',
  'people.accounts.employmentStart': 'Date d’entrée',
  'people.accounts.lastDay': 'Dernier jour',
  'people.accounts.employments': 'Contrats',
  'people.accounts.countsEarlier': 'Les contrats antérieurs comptent pour l’ancienneté',
  'people.accounts.keepsBalance': 'Reprendre le solde du contrat précédent',
  'people.accounts.employmentsNotListed': ({ most }) =>
    `employments doit être une liste de 1 à ${most} éléments`,
  'people.accounts.status': 'Statut',
  'people.accounts.reason': 'Motif',
  'people.accounts.emailMissing': 'L’adresse e-mail est obligatoire',
  'people.accounts.emailNotValid': 'Veuillez saisir une adresse e-mail valide',
  'people.accounts.emailOfOtherDomain': ({ domain }) => `Seules les adresses e-mail @${domain} sont admises`,
  'people.accounts.personnelNumberNotValid':
    'Un matricule se compose uniquement de lettres, chiffres, tirets, barres obliques et points',
  'people.accounts.userIdsNotListed': 'userIds doit être une liste d’identifiants',
  'people.accounts.selectOne': 'Sélectionnez au moins une personne',
  'people.accounts.selectFewer': ({ most }) => `Sélectionnez au plus ${most} personnes`,
} satisfies Catalogue<typeof en>;
