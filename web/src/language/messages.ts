import type { Language } from '@almanac/domain/language/language';
import {
  type Entries,
  type Entry,
  followTranslations,
  type Message,
  type Said,
  type Texts,
  type Translations,
  type ValuesOf,
} from '@almanac/domain/language/message';
import { createTexts } from '@almanac/domain/language/texts';
import type { ReactNode } from 'react';
import { browserLanguages, pageLanguage, type Reader, readerOf } from './reader.ts';
import { type RichValuesOf, withNodes } from './rich-text.ts';

interface Source {
  translations: Translations<Entries>;
  /** The languages that are loaded or loading. */
  asked: Set<Language>;
}

const entries = new Map<Language, Map<string, Entry>>();
const sources: Source[] = [];
const loading = new Set<Promise<void>>();

let reader = readerOf(pageLanguage(), browserLanguages());
let texts = textsFor(reader);

/** The texts in the reader's language. */
export function readerTexts(): Texts {
  return texts;
}

/** The text of a message of any slice; texts that are no messages stay as they are. */
export function textOf(said: Said): string {
  return texts.text(said);
}

/** Adds the texts of a slice in the other languages. They are loaded beside its code; `textsLoaded` waits for them. */
export function addTranslations(translations: Translations<Entries>): void {
  const source = { translations, asked: new Set<Language>() };
  sources.push(source);
  load(source, reader.language);
}

// Messages of the domain.
followTranslations(addTranslations);

/** The functions that read the texts of a slice: as a string, with elements in it, or as data for later. */
export interface Messages<En extends Entries> {
  text<Key extends keyof En & string>(key: Key, ...values: ValuesOf<En[Key]>): string;
  rich<Key extends keyof En & string>(key: Key, values: RichValuesOf<En[Key]>): ReactNode;
}

/** Adds the texts of a slice and returns the functions that read them. */
export function defineMessages<En extends Entries>(en: En, translations: Translations<En>): Messages<En> {
  addEntries('en', en);
  addTranslations(translations as Translations<Entries>);
  const text = (key: string, values?: object) => texts.text({ key, ...(values && { values }) } as Message);
  return { text, rich: (key, values) => withNodes(values, (plain) => text(key, plain)) };
}

/** Resolves once the texts of all loaded code are there in the reader's language. */
export async function textsLoaded(): Promise<void> {
  while (loading.size > 0) await Promise.all(loading);
}

/** Switches to another language, once its texts are loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  for (const source of sources) load(source, language);
  await textsLoaded();
  reader = readerOf(language, browserLanguages());
  texts = textsFor(reader);
  document.documentElement.lang = reader.language;
  document.documentElement.dir = reader.direction;
}

function textsFor({ language, locale }: Reader): Texts {
  return createTexts(
    language,
    locale,
    (key) => entries.get(language)?.get(key) ?? entries.get('en')?.get(key),
  );
}

function load({ translations, asked }: Source, language: Language): void {
  if (language === 'en' || asked.has(language)) return;
  const translation = translations[language];
  if (!translation) return;
  asked.add(language);
  const loaded = translation()
    .then((loadedEntries) => addEntries(language, loadedEntries))
    // English is shown instead; the next change of language tries again.
    .catch(() => void asked.delete(language))
    .finally(() => loading.delete(loaded));
  loading.add(loaded);
}

function addEntries(language: Language, added: Entries): void {
  const known = entries.get(language) ?? new Map<string, Entry>();
  for (const [key, entry] of Object.entries(added)) known.set(key, entry);
  entries.set(language, known);
}
