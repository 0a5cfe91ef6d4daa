import { shortened } from '@almanac/domain/language/formats';
import { numberText } from '@almanac/domain/number-text';

/** A count with its noun, such as '1 day' or '1.7 days'. */
export function countText(count: number, noun: string, plural = `${noun}s`): string {
  const text = shortNumber(count);
  return `${text} ${text === '1' ? noun : plural}`;
}

/**
 * The number with at most one decimal; quarters keep both. It rounds neither up to a half, since half days
 * can be booked, nor to 0. Statements and exports have the exact number.
 */
export function shortNumber(number: number): string {
  return numberText(shortened(number));
}

/** How many of the results are shown. */
export function foundText(shown: number, total: number, noun: string): string {
  return shown < total ? `Showing ${shown} of ${countText(total, noun)}` : `${countText(total, noun)} found`;
}

/** The first names of a list, and the number of others. */
export function namesText(names: readonly string[], shown: number): string {
  const more = names.length - shown;
  const first = names.slice(0, shown).join(', ');
  return more > 0 ? `${first} and ${more} more` : first;
}
