import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './people-en.ts';

export const fr = {
  'dashboard.people.title': 'Mes collaborateurs',
  'dashboard.people.subtitle': 'Soldes de congés des personnes dont vous validez les demandes.',
  'dashboard.people.away': 'Qui est absent',
} satisfies Catalogue<typeof en>;
