import { numberText } from '@almanac/domain/number-text';

/** A count with its noun, such as '1 day' or '1.67 days'. */
export function countText(count: number, noun: string, plural = `${noun}s`): string {
  return `${numberText(Math.round(count * 100) / 100)} ${count === 1 ? noun : plural}`;
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
