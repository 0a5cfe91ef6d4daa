import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './rules-en.ts';

export const fr = {
  'people.accounts.deputy': 'Suppléant',
  'people.accounts.deputyStart': 'Date de début',
  'people.accounts.deputyEnd': 'Date de fin',
  'people.accounts.systemAdminOnlyChange':
    'Seul un administrateur système peut modifier un administrateur système',
  'people.accounts.systemAdminOnlyGrant':
    'Seul un administrateur système peut nommer un administrateur système',
  'people.accounts.ownEmployment':
    'Vous ne pouvez pas modifier vos propres dates d’emploi ; un autre administrateur le peut',
  'people.accounts.ownAddress':
    'Vous ne pouvez pas modifier votre propre adresse ; un autre administrateur le peut',
  'people.accounts.addressOfAdmin':
    'Seul un administrateur système peut modifier l’adresse d’un administrateur',
  'people.accounts.ownRole': 'Vous ne pouvez pas modifier votre propre rôle',
  'people.accounts.ownDeactivation': 'Vous ne pouvez pas vous désactiver vous-même',
  'people.accounts.alreadyDeactivated': 'Cet utilisateur est déjà désactivé',
  'people.accounts.deactivated': 'Cet utilisateur est désactivé',
  'people.accounts.hasSignedIn': 'Cet utilisateur s’est déjà connecté',
  'people.accounts.alreadyActive': 'Cet utilisateur est déjà actif',
  'people.accounts.erased':
    'Les données de cette personne ont été effacées ; elle ne peut plus être modifiée ni exportée',
  'people.accounts.ownErasure': 'Vous ne pouvez pas effacer vos propres données',
  'people.accounts.activeErasure': 'Seules les données d’un utilisateur désactivé peuvent être effacées',
  'people.accounts.lastSystemAdmin': 'Le dernier administrateur système actif ne peut pas partir',
  'people.accounts.personnelNumberTaken': ({ number }) =>
    `Le matricule ${number} est déjà attribué à une autre personne`,
  'people.accounts.startsAfterLastDay': 'La date d’entrée ne peut pas suivre le dernier jour',
  'people.accounts.endsBeforeStart': 'Le dernier jour ne peut pas précéder la date d’entrée',
  'people.accounts.ownLastDayPast': 'Votre propre dernier jour ne peut pas être dans le passé',
  'people.accounts.onlyFirstWithoutStart': 'Seul le premier contrat peut ne pas avoir de date d’entrée',
  'people.accounts.onlyLastWithoutEnd': 'Seul le dernier contrat peut ne pas avoir de dernier jour',
  'people.accounts.startsBeforePreviousEnds': ({ day }, texts) =>
    `Le contrat peut commencer au plus tôt le ${dateText(day, texts.locale)} : le précédent dure jusque-là`,
  'people.accounts.previousIsOpen': 'Indiquez d’abord le dernier jour du contrat précédent',
  'people.accounts.keepsOnlyIntoNew': 'Seul un nouveau contrat peut reprendre le solde du précédent',
  'people.accounts.deputyKeepers':
    'Seuls la personne elle-même et les administrateurs peuvent désigner un suppléant',
  'people.accounts.deputyOfApproversOnly': 'Seules les personnes qui décident des demandes ont un suppléant',
  'people.accounts.deputyCannotSignIn': 'Cette personne ne peut pas se connecter',
  'people.accounts.ownDeputy': 'Personne ne peut être son propre suppléant',
  'people.accounts.deputyDecides': 'Un suppléant doit être responsable ou administrateur',
  'people.accounts.deputyOfAdmin': 'Seul un autre administrateur peut suppléer un administrateur',
  'people.accounts.deputyEndBeforeStart': 'La date de fin ne peut pas précéder la date de début',
  'people.accounts.deputyEndPast': 'La date de fin ne peut pas être dans le passé',
  'people.accounts.deputyOverlaps': 'Il y a déjà un suppléant pour certains de ces jours',
} satisfies Catalogue<typeof en>;
