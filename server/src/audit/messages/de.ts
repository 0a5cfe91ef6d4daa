import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'audit.entries.system': 'System',
  'audit.entries.deletedAccount': 'Ein gelöschtes Konto',
  'audit.entries.ofErasedPerson': 'Über eine Person, deren Daten gelöscht wurden',
} satisfies Catalogue<typeof en>;
