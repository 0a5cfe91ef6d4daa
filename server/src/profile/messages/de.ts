import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'profile.session': 'Sitzung',
  'profile.hasRecords':
    'Ein Konto mit Anträgen, Mitgliedschaften oder Entscheidungen lässt sich nicht löschen',
} satisfies Catalogue<typeof en>;
