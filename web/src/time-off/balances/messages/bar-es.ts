import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './bar-en.ts';

export const es = {
  'time-off.balances.barLeft': 'Disponible',
  'time-off.balances.barPending': 'Pendiente',
  'time-off.balances.barUsed': 'Disfrutado',
} satisfies Catalogue<typeof en>;
