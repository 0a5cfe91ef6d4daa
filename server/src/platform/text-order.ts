const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares two names like the database: ignoring case and accents, with natural number order. */
export function inNameOrder(one: string, other: string): number {
  return collator.compare(one, other);
}
