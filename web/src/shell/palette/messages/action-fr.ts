import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './action-en.ts';

export const fr = {
  'shell.palette.actions': 'Actions',
  'shell.palette.createTeam': 'Créer une équipe',
  'shell.palette.createTeamWords': 'ajouter nouvelle nouveau',
  'shell.palette.importPeople': 'Importer des personnes',
  'shell.palette.importPeopleWords': 'csv utilisateurs import',
  'shell.palette.invite': 'Inviter un utilisateur',
  'shell.palette.inviteWords': 'ajouter nouvelle personne nouveau collaborateur',
  'shell.palette.nothingFound': 'Aucun résultat. Essayez une autre partie du nom.',
  'shell.palette.onBehalf': 'Demander une absence pour quelqu’un',
  'shell.palette.onBehalfWords': 'au nom de quelqu’un enregistrer maladie arrêt',
  'shell.palette.pages': 'Pages',
  'shell.palette.placeholder': 'Une personne, une équipe, une page ou une action',
  'shell.palette.requestTimeOffWords': 'congés payés vacances rtt maladie arrêt poser demander nouvelle',
  'shell.palette.search': 'Rechercher des personnes, des pages et des actions',
  'shell.palette.searching': 'Recherche…',
  'shell.palette.showKeys': 'Afficher les raccourcis',
  'shell.palette.showKeysWords': 'clavier raccourcis touches aide',
  'shell.palette.signOut': 'Se déconnecter',
  'shell.palette.signOutWords': 'déconnexion quitter sortir',
  'shell.palette.stillSignedIn': 'Vous êtes toujours connecté',
  'shell.palette.theme': ({ label }) => `Thème : ${label}`,
  'shell.palette.themeWords': 'couleurs sombre clair mode',
} satisfies Catalogue<typeof en>;
