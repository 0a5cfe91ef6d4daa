import { cachedFormat } from './cached-format.ts';

const collators = new Map<string, Intl.Collator>();

/** The order of names in a locale: without case and accents, and numbers by their value. */
export function nameOrder(locale: string): (one: string, other: string) => number {
  const collator = cachedFormat(
    collators,
    locale,
    () => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }),
  );
  return collator.compare;
}
