// Sorting the marks of one letter takes quadratic time; no script needs that many.
const endlessMarks = /\p{M}{31}/u;

/** The text in a Unicode normal form, in linear time; unchanged if a letter has more than 30 marks. */
export function normalized(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return endlessMarks.test(text) ? text : text.normalize(form);
}
