import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'leave.forbidden': 'No tiene permiso para configurar las ausencias.',
} satisfies Catalogue<typeof en>;
