import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './bar-en.ts';

export const ar = {
  'time-off.balances.barLeft': 'متبقٍّ',
  'time-off.balances.barPending': 'قيد الانتظار',
  'time-off.balances.barUsed': 'مستخدم',
} satisfies Catalogue<typeof en>;
