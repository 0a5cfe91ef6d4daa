import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'departments.record': 'القسم',
} satisfies Catalogue<typeof en>;
