import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'audit.endBeforeStart': 'La date de fin ne peut pas précéder la date de début',
} satisfies Catalogue<typeof en>;
