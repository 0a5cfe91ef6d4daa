import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'audit.entries.system': 'Système',
  'audit.entries.deletedAccount': 'Un compte supprimé',
  'audit.entries.ofErasedPerson': 'À propos d’une personne effacée',
} satisfies Catalogue<typeof en>;
