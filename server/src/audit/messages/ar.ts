import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'audit.entries.system': 'النظام',
  'audit.entries.deletedAccount': 'حساب محذوف',
  'audit.entries.ofErasedPerson': 'بشأن شخص مُحيت بياناته',
} satisfies Catalogue<typeof en>;
