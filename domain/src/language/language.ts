/** The languages of screens, emails and answers; the first one is the source of all texts. */
export const languages = ['en', 'de', 'fr', 'es', 'ar'] as const;
export type Language = (typeof languages)[number];

/** The languages that readers can have: those whose texts are complete. */
export const offeredLanguages: readonly Language[] = ['en'];

export type Direction = 'ltr' | 'rtl';

/** The direction in which the language is written. */
export function directionOf(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}
