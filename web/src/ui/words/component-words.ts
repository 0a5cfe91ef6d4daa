import type { Language } from '@almanac/domain/language/language';
import { addTranslations } from '../../language/messages.ts';

type OtherLanguage = Exclude<Language, 'en'>;
type Words = Record<string, unknown>;

const known = new Map<string, Words>();

/**
 * The words of a part of the component library, empty until the language is needed. The build puts them in place of
 * the library's own, which would bring every language to every page.
 */
export function componentWords(language: OtherLanguage, part: string): Words {
  const key = `${language} ${part}`;
  const words = known.get(key) ?? {};
  known.set(key, words);
  return words;
}

/** Fills in the words from the library's files, each in the folder of its part. */
export function fillWords(
  language: OtherLanguage,
  files: Readonly<Record<string, object>>,
): Record<string, never> {
  for (const [path, words] of Object.entries(files)) {
    Object.assign(componentWords(language, path.split('/').at(-2) ?? ''), words);
  }
  return {};
}

/** Loads the words of the component library with the texts of a language. */
export function addComponentWords(): void {
  addTranslations({
    de: async () => fillWords('de', (await import('./messages/de.ts')).files),
    fr: async () => fillWords('fr', (await import('./messages/fr.ts')).files),
    es: async () => fillWords('es', (await import('./messages/es.ts')).files),
    ar: async () => fillWords('ar', (await import('./messages/ar.ts')).files),
  });
}
