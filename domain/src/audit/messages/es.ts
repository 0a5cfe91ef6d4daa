import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'audit.endBeforeStart': 'La fecha de fin debe ser igual o posterior a la de inicio',
} satisfies Catalogue<typeof en>;
