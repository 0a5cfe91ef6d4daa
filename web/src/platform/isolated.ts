/** Letters of the scripts that are written from right to left. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * A name within a sentence, set apart by Unicode isolates (U+2068, U+2069) if it has letters written from right to left,
 * so that it doesn't turn round what follows. Markup uses `<bdi>` around the name instead.
 */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}
