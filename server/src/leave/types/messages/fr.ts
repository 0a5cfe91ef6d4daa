import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'leave.types.user': 'Utilisateur',
  'leave.types.type': 'Type',
  'leave.types.codeTaken': ({ code }) => `Il existe déjà un type avec le code ${code}`,
  'leave.types.nameTaken': ({ name }) => `Il existe déjà un type nommé ${name}`,
} satisfies Catalogue<typeof en>;
