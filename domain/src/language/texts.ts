import { type Direction, directionOf, type Language } from './language.ts';
import { type AnyCatalogues, type Entries, type Entry, englishEntry, type Texts } from './message.ts';
import { isNameValue, nameIn } from './names.ts';

/** Finds an entry by key; undefined for an unknown key. */
export type FindEntry = (key: string) => Entry | undefined;

/** Creates a reader's texts. A message with an unknown key becomes its key. */
export function createTexts(language: Language, locale: string, find: FindEntry): Texts {
  const texts: Texts = {
    language,
    locale,
    text(said) {
      if (typeof said === 'string') return said;
      const entry = find(said.key) ?? englishEntry(said.key) ?? said.key;
      return typeof entry === 'string' ? entry : entry(isolatedValues(said.values ?? {}, language), texts);
    },
  };
  return texts;
}

/** Finds entries of the catalogues in the language, in English if they lack it. */
export function entriesIn(language: Language, catalogues: readonly AnyCatalogues[]): FindEntry {
  const found: Entries = Object.assign({}, ...catalogues.map((each) => ({ ...each.en, ...each[language] })));
  return (key) => found[key];
}

/** Entries take values of different types; `messagesOf` has checked these. */
function isolatedValues(values: object, language: Language): never {
  const pairs = Object.entries(values).map(([name, value]) => [
    name,
    Array.isArray(value)
      ? value.map((each) => isolatedValue(each, language))
      : isolatedValue(value, language),
  ]);
  return Object.fromEntries(pairs) as never;
}

function isolatedValue(value: unknown, language: Language): unknown {
  const text = isNameValue(value) ? nameIn(language, value) : value;
  return typeof text === 'string' ? isolated(text, directionOf(language)) : text;
}

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const latinAndAlike = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
/** Of a status, a language or a time zone. */
const code = /^(?:[A-Z_]+|[a-z]+|\w+(?:\/[\w+-]+)+)$/;

/**
 * A name within a text, between U+2068 and U+2069 if it has letters of the other direction, so that it doesn't reorder
 * the rest. A code such as 'HALF_MONTH' or 'Europe/Berlin' stays as it is, as texts compare it or format by it.
 */
export function isolated(name: string, direction: Direction): string {
  const other = direction === 'ltr' ? rightToLeft : latinAndAlike;
  return other.test(name) && !code.test(name) ? `\u2068${name}\u2069` : name;
}
