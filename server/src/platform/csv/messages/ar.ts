import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'csv.yes': 'نعم',
  'csv.no': 'لا',
} satisfies Catalogue<typeof en>;
