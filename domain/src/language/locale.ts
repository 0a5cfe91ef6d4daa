import { cachedFormat } from './cached-format.ts';
import { type Language, languages } from './language.ts';

/** The locale of each language for a reader whose region is unknown or has no such locale. */
const plainLocales: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  ar: 'ar-u-nu-latn',
};

/** Arabic has Latin digits in every region: texts, fields and calendars have them as well. */
const digits: Readonly<Partial<Record<Language, string>>> = { ar: '-u-nu-latn' };

const longestHeader = 500;

/**
 * The language tags of an Accept-Language header, the preferred one first; without `*`, tags of quality 0 and
 * everything beyond 500 characters.
 */
export function acceptedTags(header: string): string[] {
  const ranges = header.slice(0, longestHeader).split(',').map(toRange);
  const accepted = ranges.filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0);
  return accepted.toSorted((one, other) => other.quality - one.quality).map(({ tag }) => tag);
}

function toRange(text: string) {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { tag, quality: quality === undefined ? 1 : Number(quality) };
}

/** The first offered language of the tags; undefined if there is none. */
export function languageOfTags(tags: readonly string[]): Language | undefined {
  return tags.flatMap((tag) => languageIn(languages, tag) ?? [])[0];
}

function languageIn(known: readonly Language[], tag: string): Language | undefined {
  const name = tag.split('-', 1)[0]?.toLowerCase();
  return known.find((language) => language === name);
}

/** What is known about the language of a reader. */
export interface LanguageChoice {
  /** The language the person has chosen; absent for that of the browser. */
  chosen?: Language | undefined;
  /** The languages that the browser prefers, in order. */
  tags: readonly string[];
  company: Language;
}

/** The language of a reader: the chosen one, else the browser's, else the company's; English if it isn't offered. */
export function readerLanguage({ chosen, tags, company }: LanguageChoice): Language {
  return languageOfTags([...(chosen === undefined ? [] : [chosen]), ...tags, company]) ?? 'en';
}

const longestTag = 35;

/** The locales that exist, by their names; one for each language and region at most. */
const resolved = new Map<string, string>();

/**
 * The tag by which a browser is remembered for emails: the first in a known language, else the first; undefined
 * without a valid one.
 */
export function rememberedTag(tags: readonly string[]): string | undefined {
  const valid = tags.filter((tag) => tag.length <= longestTag && regionOf(tag) !== undefined);
  return valid.find((tag) => languageIn(languages, tag) !== undefined) ?? valid[0];
}

/**
 * The locale for dates, numbers and sorting: the language as written in the region of the reader's first tag, if there
 * is such a locale, such as 'en-DE' for English in a German browser.
 */
export function localeOf(language: Language, tags: readonly string[]): string {
  const region = regionOf(tags[0]);
  if (region === undefined) return plainLocales[language];
  const regional = `${language}-${region}`;
  const locale = cachedFormat(
    resolved,
    regional,
    () => new Intl.DateTimeFormat(regional).resolvedOptions().locale,
  );
  return locale === regional ? `${regional}${digits[language] ?? ''}` : plainLocales[language];
}

function regionOf(tag: string | undefined): string | undefined {
  try {
    return tag === undefined ? undefined : new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
}
