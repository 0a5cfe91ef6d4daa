import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './route-en.ts';

export const fr = {
  'time-off.accessDeniedHint': 'Vous n’êtes pas autorisé à valider les demandes d’absence.',
} satisfies Catalogue<typeof en>;
