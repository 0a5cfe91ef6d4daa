import type { Language } from '@almanac/domain/language/language';
import { localeOf, readerLanguage } from '@almanac/domain/language/locale';
import type { Texts } from '@almanac/domain/language/message';

/** What is known about the language of an email's recipient. */
export interface RecipientLanguage {
  /** The language the person has chosen. */
  locale?: Language | undefined;
  /** The language tag of the browser they last signed in with. */
  browserLocale?: string | undefined;
}

export type TextsOfRecipient = (recipient: RecipientLanguage, company: Language) => Texts;

/** Creates the function that returns a recipient's texts: in the chosen language, else the browser's, else the company's. */
export function recipientTexts({
  textsIn,
}: {
  textsIn(language: Language, locale: string): Texts;
}): TextsOfRecipient {
  return ({ locale: chosen, browserLocale }, company) => {
    const tags = browserLocale === undefined ? [] : [browserLocale];
    const language = readerLanguage({ chosen, tags, company });
    return textsIn(language, localeOf(language, tags));
  };
}
