import { searchWords } from '@almanac/domain/search';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';

const eb = expressionBuilder();

/**
 * Whether a text, as its `search_key()` holds it, has each word of the search, in any order and case, with or without
 * accents, its umlauts written as one letter or two; no character is a wildcard.
 */
export function holdsWords(searched: Expression<string>, search: string): Expression<SqlBool> {
  const { values, lengths } = toWords(search);
  return holdsAskedWords(searched, values, lengths);
}

// The index knows texts by three letters in a row, and would hand out all of them for fewer.
const fewestIndexedLetters = 3;

/** The words of a search by name, and how each is looked for. */
export type AskedWords = Record<`word${number}`, string>;
export type LengthsOfWords = readonly ('short' | 'long')[];

/** The words of a search for a compiled query: values by name, and as its shape how each is looked up. */
export function toWords(search = ''): { values: AskedWords; lengths: LengthsOfWords } {
  const words = searchWords(search);
  return {
    values: Object.fromEntries(words.map((word, index) => [`word${index}`, word])),
    lengths: words.map((word) => (word.length < fewestIndexedLetters ? 'short' : 'long')),
  };
}

/** The same as `holdsWords`, of the words that a query was asked with. */
export function holdsAskedWords(
  searched: Expression<string>,
  values: Readonly<AskedWords>,
  lengths: LengthsOfWords,
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
  length: LengthsOfWords[number],
): Expression<SqlBool> {
  const read = eb.fn<string>(reading, [eb.cast(eb.val(word), 'text')]);
  // Each is a query of its own, so that the word is read once, and not for each text.
  return length === 'short'
    ? sql`strpos(${searched}, (SELECT ${read})) > 0`
    : sql`${searched} LIKE (SELECT pattern_of(${read}))`;
}

/** What names that must differ are compared by: without case and outer spaces. */
export function comparedName(name: Expression<string>): Expression<string> {
  return eb.fn<string>('lower', [eb.fn<string>('btrim', [name])]);
}

/** A name as a caller gives it, compared in the same way. */
export function comparedNameOf(name: string): Expression<string> {
  return comparedName(eb.cast<string>(eb.val(name), 'text'));
}
