import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './bar-en.ts';

export const fr = {
  'time-off.balances.barLeft': 'reste',
  'time-off.balances.barPending': 'en attente',
  'time-off.balances.barUsed': 'pris',
} satisfies Catalogue<typeof en>;
