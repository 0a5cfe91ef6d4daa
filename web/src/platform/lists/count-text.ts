import { shortened } from '@almanac/domain/language/formats';
import { numberText } from '@almanac/domain/number-text';
import { text } from '../messages/text.ts';

/** A count with its English noun, such as '1 day' or '1.7 days', where texts have not moved to a catalogue. */
export function countText(count: number, noun: string, plural = `${noun}s`): string {
  const number = shortNumber(count);
  return `${number} ${number === '1' ? noun : plural}`;
}

/**
 * The number with at most one decimal; quarters keep both. It rounds neither up to a half, since half days
 * can be booked, nor to 0. Statements and exports have the exact number.
 */
export function shortNumber(number: number): string {
  return numberText(shortened(number));
}

/** How many of the results are shown; the function words a count with its noun, such as '2 teams'. */
export function foundText(shown: number, total: number, noun: string | ((count: number) => string)): string {
  const counted = typeof noun === 'string' ? countText(total, noun) : noun(total);
  return shown < total ? text('platform.showing', { shown, counted }) : text('platform.found', { counted });
}

/** The first names of a list, and the number of others. */
export function namesText(names: readonly string[], shown: number): string {
  const more = names.length - shown;
  const first = names.slice(0, shown);
  return more > 0
    ? text('platform.namesAndMore', { names: first, more })
    : text('platform.names', { names: first });
}
