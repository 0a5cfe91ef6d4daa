import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './people-en.ts';

export const de = {
  'dashboard.people.title': 'Meine Mitarbeitenden',
  'dashboard.people.subtitle': 'Urlaubskonten der Personen, für die Sie genehmigen.',
  'dashboard.people.away': 'Wer fehlt',
} satisfies Catalogue<typeof en>;
