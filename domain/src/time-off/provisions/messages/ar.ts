import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'time-off.provisions.on': 'التاريخ',
  'time-off.provisions.list': 'القائمة المحفوظة',
} satisfies Catalogue<typeof en>;
