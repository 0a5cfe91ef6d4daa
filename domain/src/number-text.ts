/** The number as text, with the minus sign instead of a hyphen if negative. */
export function numberText(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}
