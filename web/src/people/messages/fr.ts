import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'people.forbidden': 'Vous n’êtes pas autorisé à gérer les utilisateurs.',
} satisfies Catalogue<typeof en>;
