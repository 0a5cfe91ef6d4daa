import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'departments.record': 'Service',
} satisfies Catalogue<typeof en>;
