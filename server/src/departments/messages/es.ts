import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'departments.record': 'Departamento',
} satisfies Catalogue<typeof en>;
