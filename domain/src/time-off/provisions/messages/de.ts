import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'time-off.provisions.on': 'Stand',
  'time-off.provisions.list': 'Aufbewahrte Liste',
} satisfies Catalogue<typeof en>;
