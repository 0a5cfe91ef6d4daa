import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'csv.yes': 'Ja',
  'csv.no': 'Nein',
} satisfies Catalogue<typeof en>;
