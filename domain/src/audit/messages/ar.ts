import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'audit.endBeforeStart': 'يجب ألا يسبق تاريخ النهاية تاريخ البداية',
} satisfies Catalogue<typeof en>;
