// Sorting the marks of one letter takes the square of their number; no writing has that many.
const endlessMarks = /\p{M}{31}/u;

/** The text in a Unicode normal form, in linear time; as it is if a letter in it has more than 30 marks. */
export function normalized(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return endlessMarks.test(text) ? text : text.normalize(form);
}
