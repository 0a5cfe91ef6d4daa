import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'leave.forbidden': 'Vous n’êtes pas autorisé à configurer les congés.',
} satisfies Catalogue<typeof en>;
