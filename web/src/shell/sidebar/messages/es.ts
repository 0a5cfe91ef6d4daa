import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'shell.sidebar.about': 'Acerca de Almanac',
  'shell.sidebar.help': 'Ayuda',
  'shell.sidebar.profile': 'Perfil',
  'shell.sidebar.signOut': 'Cerrar sesión',
  'shell.sidebar.signingOut': 'Cerrando sesión…',
  'shell.sidebar.stillSignedIn': 'La sesión sigue abierta',
  'shell.sidebar.theme': 'Tema',
} satisfies Catalogue<typeof en>;
