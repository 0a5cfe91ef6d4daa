import { directionOf } from '@almanac/domain/language/language';
import type { Texts } from '@almanac/domain/language/message';

/** The attributes of the `html` element of a page in the language of the texts. */
export function languageAttributes({ language }: Pick<Texts, 'language'>): string {
  return `lang="${language}" dir="${directionOf(language)}"`;
}

/** Escaped text for HTML content or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
