import { type Language, offeredLanguages } from '../language/language.ts';

/** Offers exactly the languages from now on, in the test's own process. */
export function offerLanguages(languages: readonly Language[]): void {
  const offered = offeredLanguages as Language[];
  offered.splice(0, offered.length, ...languages);
}
