import { formatShort, shortened } from '@almanac/domain/language/formats';
import { readerLocale } from '../locale.ts';

/** A count with its English noun, such as '1 day' or '1.7 days', where texts have not moved to a catalogue. */
export function countText(count: number, noun: string, plural = `${noun}s`): string {
  return `${shortNumber(count)} ${shortened(count) === 1 ? noun : plural}`;
}

/**
 * The number in the reader's locale with at most one decimal; quarters keep both. It rounds neither up to a half, since
 * half days can be booked, nor to 0. Statements and exports have the exact number.
 */
export function shortNumber(number: number): string {
  return formatShort(number, readerLocale());
}
