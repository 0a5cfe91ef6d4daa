// Email programs also treat the ideographic full stop and its variants as dots.
const dotInWord = /(?<=[\p{L}\p{M}\p{N}-])[.\u2024\u3002\uFF0E\uFF61](?=\p{L})/gu;
const wordJoiner = '\u2060';

/**
 * Inserts a word joiner (U+2060) after each dot within a word, so that email programs don't link names such as
 * `max.mustermann`. Email addresses and URLs with a scheme stay unchanged.
 */
export function unlinkedText(text: string): string {
  return text
    .split(/(\s+)/u)
    .map((word) => (isAddress(word) ? word : word.replaceAll(dotInWord, `$&${wordJoiner}`)))
    .join('');
}

function isAddress(word: string): boolean {
  return word.includes('@') || word.includes('://');
}
