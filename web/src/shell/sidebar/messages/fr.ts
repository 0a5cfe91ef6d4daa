import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'shell.sidebar.about': 'À propos d’Almanac',
  'shell.sidebar.help': 'Aide',
  'shell.sidebar.profile': 'Profil',
  'shell.sidebar.signOut': 'Se déconnecter',
  'shell.sidebar.signingOut': 'Déconnexion…',
  'shell.sidebar.stillSignedIn': 'Vous êtes toujours connecté',
  'shell.sidebar.theme': 'Thème',
} satisfies Catalogue<typeof en>;
