import type { Language } from './language.ts';
import type { NameValue } from './names.ts';

/** A text as data: the key of a catalogue, and the values named in it. It becomes text for a reader. */
export interface Message {
  key: string;
  /** Numbers, dates, names (also in several languages), flags, other messages, or records and lists of these: whatever survives JSON. */
  values?: object;
}

/** A message, or a text that is the same in all languages, such as a name. */
export type Said = Message | string;

/** Texts for one reader, in a language and with the dates and numbers of a locale. */
export interface Texts {
  language: Language;
  locale: string;
  /** The text of a message. Texts that are no messages stay as they are. */
  text(said: Said): string;
}

/** An entry of a catalogue: a text, or a function that puts the values into it. */
export type Entry = string | ((values: never, texts: Texts) => string);

/** The texts of a slice in one language. */
export type Entries = Readonly<Record<string, Entry>>;

/** The same texts in another language: the same keys, with the same values. */
export type Catalogue<Source extends Entries> = {
  readonly [Key in keyof Source]: Source[Key] extends (...given: infer Given) => string
    ? (...given: Given) => string
    : string;
};

/** The texts of a slice in every language. */
export type Catalogues<Source extends Entries> = { readonly en: Source } & Readonly<
  Record<Exclude<Language, 'en'>, Catalogue<Source>>
>;

/** The texts of any slice. */
export type AnyCatalogues = { readonly en: Entries } & Readonly<Partial<Record<Language, Entries>>>;

/** The arguments after the key: the values, if the text has any. */
export type ValuesOf<Text> = Text extends (values: infer Values, ...texts: never) => string
  ? unknown extends Values
    ? []
    : [values: Values]
  : [];

/** A value of a message for later: a name can be one in several languages. */
type Later<Values> = {
  [Name in keyof Values]: string extends Values[Name] ? Values[Name] | NameValue : Values[Name];
};
type LaterValuesOf<Text> = ValuesOf<Text> extends [values: infer Values] ? [values: Later<Values>] : [];

/** Creates a message of the catalogue; a wrong key or value does not compile. */
export type CreateMessage<Source extends Entries> = <Key extends keyof Source & string>(
  key: Key,
  ...values: LaterValuesOf<Source[Key]>
) => Message;

/** Loads the texts of a slice in the other languages. */
export type Translations<Source extends Entries> = Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<Catalogue<Source>>>
>;

const english = new Map<string, Entry>();
const translated: Translations<Entries>[] = [];
let follow: ((translations: Translations<Entries>) => void) | undefined;

/**
 * The function that creates the messages of a catalogue. Its English texts and the way to its translations come along,
 * so that every message can be shown wherever it can be created. The server's own messages have no such way: only it
 * shows them, with all languages at hand.
 */
export function messagesOf<Source extends Entries>(
  source: Source,
  translations?: Translations<Source>,
): CreateMessage<Source> {
  for (const [key, entry] of Object.entries(source)) english.set(key, entry);
  if (translations) addTranslations(translations as Translations<Entries>);
  return (key, ...given: unknown[]) => ({
    key,
    ...(given[0] !== undefined && { values: given[0] as object }),
  });
}

/** The English text of a message that this program can create. */
export function englishEntry(key: string): Entry | undefined {
  return english.get(key);
}

function addTranslations(translations: Translations<Entries>): void {
  translated.push(translations);
  follow?.(translations);
}

/** Calls back with the translations of each catalogue that messages are created of, now and later. */
export function followTranslations(onTranslations: (translations: Translations<Entries>) => void): void {
  follow = onTranslations;
  translated.forEach(onTranslations);
}
