import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'people.accounts.title': 'Gestion des utilisateurs',
  'people.accounts.counts': ({ total, active }) => `Utilisateurs : ${total} | Actifs : ${active}`,
  'people.accounts.import': 'Importer',
  'people.accounts.invite': 'Inviter un utilisateur',
  'people.accounts.withoutStart': ({ count }) =>
    plural('fr', count, {
      one: `${count} personne active sans date d’entrée`,
      other: `${count} personnes actives sans date d’entrée`,
    }),
  'people.accounts.withoutStartHint':
    'Elles reçoivent la totalité des droits de chaque année de référence, y compris celle de leur arrivée.',
  'people.accounts.showThem': 'Les afficher',
  'people.accounts.found': ({ count }) =>
    plural('fr', count, { one: `${count} utilisateur trouvé`, other: `${count} utilisateurs trouvés` }),
  'people.accounts.pages': 'utilisateurs',
  'people.accounts.notLoaded': 'Impossible de charger les utilisateurs',
  'people.accounts.loading': 'Chargement des utilisateurs',
  'people.accounts.noMatch': 'Aucun utilisateur ne correspond à vos filtres',
  'people.accounts.noMatchHint': 'Essayez un autre nom, rôle, service ou statut.',
  'people.accounts.filter': 'Filtrer les utilisateurs',
  'people.accounts.search': 'Rechercher',
  'people.accounts.searchPlaceholder': 'Rechercher par nom ou e-mail…',
  'people.accounts.allRoles': 'Tous les rôles',
  'people.accounts.allStatus': 'Tous les statuts',
  'people.accounts.incompleteProfiles': 'Profils incomplets',
  'people.accounts.anyProfile': 'Tous',
  'people.accounts.users': 'Utilisateurs',
  'people.accounts.lastSignIn': 'Dernière connexion',
  'people.accounts.select': ({ name }) => `Sélectionner ${name}`,
  'people.accounts.selectAll': 'Tout sélectionner',
  'people.accounts.selected': ({ count }) =>
    plural('fr', count, { one: `${count} sélectionné`, other: `${count} sélectionnés` }),
  'people.accounts.you': 'Vous',
  'people.accounts.lastDayOn': ({ day }) => `Dernier jour : ${day}`,
  'people.accounts.neverSignedIn': 'Jamais connecté',
  'people.accounts.active': 'Actif',
  'people.accounts.inactive': 'Inactif',
  'people.accounts.noDepartment': 'Sans service',
  'people.accounts.noStart': 'Sans date d’entrée',
  'people.accounts.bulkRole': 'Rôle…',
  'people.accounts.bulkDepartment': 'Service…',
  'people.accounts.bulkDeactivate': 'Désactiver…',
  'people.accounts.bulkMenu': 'Modifier les personnes sélectionnées',
  'people.accounts.changed': ({ count }) =>
    plural('fr', count, { one: `${count} personne modifiée`, other: `${count} personnes modifiées` }),
  'people.accounts.noneChanged': 'Personne n’a été modifié',
  'people.accounts.notChanged': ({ count }) =>
    plural('fr', count, {
      one: `${count} personne n’a pas été modifiée`,
      other: `${count} personnes n’ont pas été modifiées`,
    }),
  'people.accounts.notChangedReason': ({ name, reason }) => `${name} : ${reason}`,
  'people.accounts.actions': ({ name }) => `Actions : ${name}`,
  'people.accounts.edit': 'Modifier',
  'people.accounts.changeRole': 'Changer le rôle',
  'people.accounts.requestOnBehalf': 'Demander une absence en son nom',
  'people.accounts.deputies': 'Suppléants',
  'people.accounts.sendWelcome': 'Envoyer l’e-mail de bienvenue',
  'people.accounts.sendWelcomeAgain': 'Renvoyer l’e-mail de bienvenue',
  'people.accounts.welcomeSent': 'E-mail de bienvenue envoyé',
  'people.accounts.welcomeNotSent': 'L’e-mail de bienvenue n’a pas été envoyé',
  'people.accounts.removePhoto': 'Supprimer la photo',
  'people.accounts.exportData': 'Exporter les données',
  'people.accounts.offboard': 'Préparer le départ…',
  'people.accounts.deactivate': 'Désactiver',
  'people.accounts.changeEmployments': 'Contrats…',
  'people.accounts.reactivate': 'Réactiver',
  'people.accounts.erase': 'Effacer',
} satisfies Catalogue<typeof en>;
