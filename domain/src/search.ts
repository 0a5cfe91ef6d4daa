import { normalized } from './normalized.ts';

/** The words of what somebody searches for: a text is found where it holds all of them, in any order. */
export function searchWords(search: string): string[] {
  return search.split(/\s+/u).filter((word) => word !== '');
}

/** Whether the text holds each word of the search, in any case, without accents or with umlauts written as two letters. */
export function isFound(text: string, search: string): boolean {
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

// Letters that no accent was added to, as the database reads them without it.
const asPlainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

function withoutAccents(text: string): string {
  return normalized(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/gu, (letter) => asPlainLetters[letter] ?? letter);
}
