import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'setup.notAdministrator': 'Vous n’êtes pas autorisé à configurer l’entreprise.',
} satisfies Catalogue<typeof en>;
