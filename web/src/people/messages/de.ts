import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'people.forbidden': 'Sie dürfen keine Personen verwalten.',
} satisfies Catalogue<typeof en>;
