import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './people-en.ts';

export const es = {
  'dashboard.people.title': 'Personas a mi cargo',
  'dashboard.people.subtitle': 'Saldos de las personas cuyas solicitudes decide.',
  'dashboard.people.away': 'Quién está ausente',
} satisfies Catalogue<typeof en>;
