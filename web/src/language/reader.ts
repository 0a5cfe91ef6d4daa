import { type Direction, directionOf, type Language, languages } from '@almanac/domain/language/language';
import { localeOf } from '@almanac/domain/language/locale';

/** The language of the screens, with the locale of dates and numbers. */
export interface Reader {
  language: Language;
  /** Such as 'en-DE': English with the date order of a German browser. */
  locale: string;
  direction: Direction;
}

/** The reader of a page in the language, English if it is not offered, with the browser's languages. */
export function readerOf(given: string, browserLanguages: readonly string[]): Reader {
  const language = languages.find((each) => each === given) ?? 'en';
  return { language, locale: localeOf(language, browserLanguages), direction: directionOf(language) };
}

/** The language of the page as the server has written it; English outside a browser, as in tests. */
export function pageLanguage(): string {
  return typeof document === 'undefined' ? 'en' : document.documentElement.lang;
}

/** The languages that the browser prefers, in order; none outside a browser, as in tests. */
export function browserLanguages(): readonly string[] {
  return typeof document === 'undefined' ? [] : navigator.languages;
}
