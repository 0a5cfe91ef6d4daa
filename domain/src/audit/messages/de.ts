import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'audit.endBeforeStart': 'Der letzte Tag darf nicht vor dem ersten liegen',
} satisfies Catalogue<typeof en>;
