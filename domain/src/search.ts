import { normalized } from './normalized.ts';

// Straight, typographic and typed variants, as in the database's `search_key`.
const apostrophes = /['’‘‛ʼʻ′＇`´]/gu;

/** The words of a search, without apostrophes; a text matches if it contains all of them, in any order. */
export function searchWords(search: string): string[] {
  return search
    .replaceAll(apostrophes, '')
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/**
 * Whether the text contains every word of the search, ignoring case, apostrophes and accents; umlauts may be written
 * as two letters.
 */
export function isFound(given: string, search: string): boolean {
  const text = given.replaceAll(apostrophes, '');
  const searched = `${withoutAccents(text)}\n${withoutAccents(spelledOut(text))}`;
  return searchWords(search).every((word) =>
    [word, spelledOut(word)].some((spelling) => searched.includes(withoutAccents(spelling))),
  );
}

const asTwoLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

function spelledOut(text: string): string {
  return normalized(text, 'NFKC')
    .toLowerCase()
    .replace(/[äöüøå]/gu, (letter) => asTwoLetters[letter] ?? letter);
}

// Letters that Unicode doesn't decompose, mapped as in the database.
const asPlainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** The text in lower case, with plain letters instead of accented ones. */
export function withoutAccents(text: string): string {
  return normalized(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/gu, (letter) => asPlainLetters[letter] ?? letter);
}
