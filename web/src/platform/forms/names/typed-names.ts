import { type NameLanguage, type Names, nameLanguages } from '@almanac/domain/language/names';

/** Names in other languages as a form has them; '' for none. */
export type TypedNames = Record<NameLanguage, string>;

/** The names in form values. */
export function typedNames(names: Names | null | undefined): TypedNames {
  const typed = nameLanguages.map((language) => [language, names?.[language] ?? ''] as const);
  return Object.fromEntries(typed) as TypedNames;
}
