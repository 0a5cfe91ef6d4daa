import { searchWords } from '@almanac/domain/search';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';

const eb = expressionBuilder();

/**
 * Whether a text, by its `search_key()`, has each word of the search: in any order and case, with or without accents,
 * and umlauts as one letter or two. There are no wildcards.
 */
export function holdsWords(searched: Expression<string>, search: string): Expression<SqlBool> {
  const { values, lengths } = toWords(search);
  return hasWordParameters(searched, values, lengths);
}

// The index has trigrams, so shorter words would match everything.
const fewestIndexedLetters = 3;

/** The words of a search by name, with their kind of look-up. */
export type WordParameters = Record<`word${number}`, string>;
export type WordLengths = readonly ('short' | 'long')[];

/** The words of a search for a compiled query: values by name, and as shape their kinds of look-up. */
export function toWords(search = ''): { values: WordParameters; lengths: WordLengths } {
  const words = searchWords(search);
  return {
    values: Object.fromEntries(words.map((word, index) => [`word${index}`, word])),
    lengths: words.map((word) => (word.length < fewestIndexedLetters ? 'short' : 'long')),
  };
}

/** Like `holdsWords`, for the words of a compiled query. */
export function hasWordParameters(
  searched: Expression<string>,
  values: Readonly<WordParameters>,
  lengths: WordLengths,
): Expression<SqlBool> {
  return eb.and(
    lengths.map((length, index) => {
      const word = values[`word${index}`] ?? '';
      return eb.or([
        holds(searched, 'search_text', word, length),
        holds(searched, 'spelled_out', word, length),
      ]);
    }),
  );
}

function holds(
  searched: Expression<string>,
  reading: 'search_text' | 'spelled_out',
  word: string,
  length: WordLengths[number],
): Expression<SqlBool> {
  const read = eb.fn<string>(reading, [eb.cast(eb.val(word), 'text')]);
  // A subquery per word, so that it is evaluated once and not per text.
  return length === 'short'
    ? sql`strpos(${searched}, (SELECT ${read})) > 0`
    : sql`${searched} LIKE (SELECT pattern_of(${read}))`;
}

/** The comparison form of unique names: without case and outer spaces. */
export function comparedName(name: Expression<string>): Expression<string> {
  return eb.fn<string>('lower', [eb.fn<string>('btrim', [name])]);
}

/** The comparison form of a given name. */
export function comparedNameOf(name: string): Expression<string> {
  return comparedName(eb.cast<string>(eb.val(name), 'text'));
}
