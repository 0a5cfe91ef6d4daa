import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'csv.yes': 'Sí',
  'csv.no': 'No',
} satisfies Catalogue<typeof en>;
