import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'audit.entries.system': 'Sistema',
  'audit.entries.deletedAccount': 'Una cuenta eliminada',
  'audit.entries.ofErasedPerson': 'Sobre una persona cuyos datos se han suprimido',
} satisfies Catalogue<typeof en>;
