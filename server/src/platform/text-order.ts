const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Which of two names comes first, as lists from the database have it: without case and accents, numbers by their size. */
export function inNameOrder(one: string, other: string): number {
  return collator.compare(one, other);
}
