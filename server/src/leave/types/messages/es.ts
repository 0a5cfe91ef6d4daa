import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'leave.types.user': 'Persona',
  'leave.types.type': 'Tipo',
  'leave.types.codeTaken': ({ code }) => `Ya existe un tipo con el código ${code}`,
  'leave.types.nameTaken': ({ name }) => `Ya existe un tipo con el nombre ${name}`,
} satisfies Catalogue<typeof en>;
