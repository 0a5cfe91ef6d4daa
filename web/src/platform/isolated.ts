/** Letters of right-to-left scripts. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * A name within plain text, isolated by U+2068 and U+2069 if it has right-to-left letters, so that it doesn't
 * reorder the rest. Markup uses `<bdi>` instead.
 */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}
