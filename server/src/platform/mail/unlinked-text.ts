// Email programs read the ideographic full stop and its forms as dots, too.
const dotInWord = /(?<=[\p{L}\p{M}\p{N}-])[.\u2024\u3002\uFF0E\uFF61](?=\p{L})/gu;
const wordJoiner = '\u2060';

/**
 * The text with a word joiner (U+2060) after each dot within a word, so that no email program makes a link of a name such as
 * `max.mustermann`. Email addresses and addresses with a scheme stay as they are.
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
