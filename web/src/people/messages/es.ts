import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'people.forbidden': 'No tiene permiso para gestionar usuarios.',
} satisfies Catalogue<typeof en>;
