import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'departments.record': 'Abteilung',
} satisfies Catalogue<typeof en>;
