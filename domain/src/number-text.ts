/** A number as people read it; a negative one has the minus sign, not a hyphen. */
export function numberText(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}
