import { formatList } from './formats.ts';
import { type Language, languages } from './language.ts';

/** The languages that a record can have another name in. Its main name is in any language, also for English readers. */
export const nameLanguages = languages.filter((language) => language !== 'en');
export type NameLanguage = Exclude<Language, 'en'>;

/** The names of a record in other languages than its main one. */
export type Names = { [Each in NameLanguage]?: string | undefined };

/** A record that the company names, with its names in other languages. */
export interface Named {
  name: string;
  names?: Names | null | undefined;
}

/** The record's name for readers of the language: the one in it, else the main one. */
export function nameIn(language: Language, { name, names }: Named): string {
  return (language === 'en' ? undefined : names?.[language]) ?? name;
}

/** A name as a value of a message: its text has the one in the reader's language. */
export interface NameValue {
  name: string;
  names: Names;
}

/** The record's name as a value of a message. */
export function nameValue({ name, names }: Named): string | NameValue {
  return names ? { name, names } : name;
}

/** Whether a value of a message is a name in several languages. */
export function isNameValue(value: unknown): value is NameValue {
  return typeof value === 'object' && value !== null && 'name' in value && 'names' in value;
}

/** The names as one text for readers of the language, such as 'German: Urlaub, French: Congés'; '' without any. */
export function namesText(names: Names | null | undefined, reader: Language): string {
  const inReader = new Intl.DisplayNames(reader, { type: 'language' });
  const parts = nameLanguages.flatMap((language) => {
    const name = names?.[language];
    return name === undefined ? [] : [`${inReader.of(language)}: ${name}`];
  });
  return formatList(parts, reader, 'plain');
}

/** The same as the audit log stores it; undefined without any. */
export function loggedNames(names: Names | null | undefined): string | undefined {
  return namesText(names, 'en') || undefined;
}
