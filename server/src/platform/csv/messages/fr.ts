import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'csv.yes': 'Oui',
  'csv.no': 'Non',
} satisfies Catalogue<typeof en>;
