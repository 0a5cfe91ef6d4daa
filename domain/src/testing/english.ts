import { domainCatalogues } from '../catalogues.ts';
import type { Said } from '../language/message.ts';
import { createTexts, entriesIn } from '../language/texts.ts';

/** The texts of an English reader. */
export const englishTexts = createTexts('en', 'en-GB', entriesIn('en', domainCatalogues));

/** The message in English. */
export function english(said: Said | undefined): string {
  return said === undefined ? '' : englishTexts.text(said);
}
