import { searchWords } from '@almanac/domain/search';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

const eb = expressionBuilder();

/**
 * Whether a text, as its `search_key()` holds it, has each word of the search, in any order and case, with or without
 * accents, its umlauts written as one letter or two; no character is a wildcard.
 */
export function holdsWords(searched: Expression<string>, search: string): Expression<SqlBool> {
  const holds = (reading: 'search_text' | 'spelled_out', word: string) =>
    eb(eb.fn<number>('strpos', [searched, eb.fn(reading, [eb.cast<string>(eb.val(word), 'text')])]), '>', 0);
  return eb.and(
    searchWords(search).map((word) => eb.or([holds('search_text', word), holds('spelled_out', word)])),
  );
}

/** What names that must differ are compared by: without case and outer spaces. */
export function comparedName(name: Expression<string>): Expression<string> {
  return eb.fn<string>('lower', [eb.fn<string>('btrim', [name])]);
}

/** A name as a caller gives it, compared in the same way. */
export function comparedNameOf(name: string): Expression<string> {
  return comparedName(eb.cast<string>(eb.val(name), 'text'));
}
