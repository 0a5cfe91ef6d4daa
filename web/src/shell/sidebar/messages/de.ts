import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'shell.sidebar.about': 'Über Almanac',
  'shell.sidebar.help': 'Hilfe',
  'shell.sidebar.profile': 'Profil',
  'shell.sidebar.signOut': 'Abmelden',
  'shell.sidebar.signingOut': 'Wird abgemeldet …',
  'shell.sidebar.stillSignedIn': 'Sie sind noch angemeldet',
  'shell.sidebar.theme': 'Farbschema',
} satisfies Catalogue<typeof en>;
