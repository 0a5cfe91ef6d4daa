import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'time-off.provisions.on': 'Fecha',
  'time-off.provisions.list': 'Lista guardada',
} satisfies Catalogue<typeof en>;
