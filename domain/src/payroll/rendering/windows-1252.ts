// The letters that Windows-1252 has between 80 and 9F; a space is a byte without a letter.
const specialLetters = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const firstSpecial = 0x80;

const bytes = new Map<number, number>([
  ...Array.from({ length: 0x80 }, (_, code): [number, number] => [code, code]),
  ...Array.from({ length: 0x60 }, (_, index): [number, number] => [0xa0 + index, 0xa0 + index]),
  ...[...specialLetters].flatMap((letter, index): [number, number][] =>
    letter === ' ' ? [] : [[letter.codePointAt(0) ?? 0, firstSpecial + index]],
  ),
]);

/** The bytes of a text in Windows-1252. Letters that it lacks become question marks: check `letterMissing` first. */
export function windows1252(text: string): Uint8Array {
  return Uint8Array.from(composed(text), (letter) => bytes.get(letter.codePointAt(0) ?? 0) ?? 0x3f);
}

/** The first letter of the text that Windows-1252 lacks, if any. */
export function letterMissing(text: string): string | undefined {
  return composed(text).find((letter) => !bytes.has(letter.codePointAt(0) ?? 0));
}

// A letter and its accent may be stored as two characters; Windows-1252 has them as one.
function composed(text: string): string[] {
  return [...text.normalize('NFC')];
}
