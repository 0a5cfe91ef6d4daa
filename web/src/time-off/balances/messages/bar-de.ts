import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './bar-en.ts';

export const de = {
  'time-off.balances.barLeft': 'übrig',
  'time-off.balances.barPending': 'offen',
  'time-off.balances.barUsed': 'genommen',
} satisfies Catalogue<typeof en>;
