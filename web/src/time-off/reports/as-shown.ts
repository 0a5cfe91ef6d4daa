import { shortened } from '@almanac/domain/language/formats';
import { shortNumber } from '../../platform/lists/count-text.ts';

/** The amount as shown, and the number that decides its plural: what is shown as 1 is one. */
export function asShown(amount: number): { amount: number; shown: string } {
  return { amount: shortened(amount), shown: shortNumber(amount) };
}
