import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'leave.forbidden': 'Sie dürfen die Urlaubsregeln nicht einrichten.',
} satisfies Catalogue<typeof en>;
