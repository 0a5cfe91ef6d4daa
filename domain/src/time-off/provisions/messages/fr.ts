import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'time-off.provisions.on': 'Date',
  'time-off.provisions.list': 'Liste conservée',
} satisfies Catalogue<typeof en>;
