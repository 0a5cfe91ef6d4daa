import type { CatalogueText } from './catalogue-entries.ts';
import { habits, smallWords } from './habits.ts';

const mostWordsOfSubtitle = 8;
export const noTitleCase = 'no Title Case';
const patterns = habits.map(({ wrong, instead }) => ({
  pattern: new RegExp(`(?<![\\p{L}\\d_-])(?:${wrong})(?![\\p{L}\\d_-])`, 'iu'),
  instead,
}));

/** What is wrong with the English of a text, except in one that the product specification quotes. */
export function faultsOfText({ key, text }: CatalogueText, quoted: ReadonlySet<string>): string[] {
  // Search words of the command palette have the words that people type.
  if (quoted.has(text) || key.endsWith('Words')) return [];
  const wrong = patterns.flatMap(({ pattern, instead }) => {
    const phrase = pattern.exec(text)?.[0];
    return phrase === undefined ? [] : [`'${phrase}': ${instead}`];
  });
  return [
    ...wrong,
    ...(/\S {2}/.test(text) ? ['two spaces'] : []),
    ...(text.includes('...') ? ["'...': …"] : []),
    ...(/subtitle$/i.test(key) && text.split(' ').length > mostWordsOfSubtitle
      ? [`a subtitle of more than ${mostWordsOfSubtitle} words`]
      : []),
    ...(/(?:\.title|Title)$/.test(key) && !isTitleCase(text) ? [noTitleCase] : []),
  ];
}

/** Every word begins with a capital, a digit or a value, except small words inside. */
function isTitleCase(text: string): boolean {
  return text
    .split(/[ /]+/)
    .every((word, position) => !/^\p{Ll}/u.test(word) || (position > 0 && smallWords.has(word)));
}
