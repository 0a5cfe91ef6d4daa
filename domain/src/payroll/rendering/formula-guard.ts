// Includes preceding apostrophes, so that the guard is distinct from original ones.
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;
const number = /^[+-]?\d+(?:[.,]\d+)?$/;

/** Whether the text is a number, which no spreadsheet reads as a formula. */
export function isNumberText(text: string): boolean {
  return number.test(text);
}

/** The text, with an apostrophe if a spreadsheet would compute it. */
export function withFormulaGuard(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}
