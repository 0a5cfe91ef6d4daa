import { domainCatalogues } from '@almanac/domain/catalogues';
import type { Language } from '@almanac/domain/language/language';
import type { AnyCatalogues, Texts } from '@almanac/domain/language/message';
import { createTexts, entriesIn, type FindEntry } from '@almanac/domain/language/texts';
import { leaveTermsServerCatalogues } from './leave/terms/messages/catalogues.ts';
import { leaveTypeServerCatalogues } from './leave/types/messages/catalogues.ts';
import { mailServerCatalogues } from './mails/messages/catalogues.ts';
import { accountCatalogues } from './people/accounts/messages/catalogues.ts';
import { importCatalogues } from './people/import/messages/catalogues.ts';
import { httpCatalogues } from './platform/language/messages/catalogues.ts';
import { mailCatalogues } from './platform/mail/messages/catalogues.ts';
import { profileCatalogues } from './profile/messages/catalogues.ts';
import { signInCatalogues } from './sign-in/messages/catalogues.ts';
import { effectCatalogues } from './time-off/effects/messages/catalogues.ts';
import { workTimeServerCatalogues } from './work-time/messages/catalogues.ts';

const catalogues: readonly AnyCatalogues[] = [
  ...domainCatalogues,
  httpCatalogues,
  mailCatalogues,
  accountCatalogues,
  importCatalogues,
  signInCatalogues,
  profileCatalogues,
  workTimeServerCatalogues,
  leaveTypeServerCatalogues,
  leaveTermsServerCatalogues,
  effectCatalogues,
  mailServerCatalogues,
];

const findEntry: Readonly<Record<Language, FindEntry>> = {
  en: entriesIn('en', catalogues),
  de: entriesIn('de', catalogues),
  fr: entriesIn('fr', catalogues),
  es: entriesIn('es', catalogues),
  ar: entriesIn('ar', catalogues),
};

/** All texts of the domain and the server in a language, with the dates and numbers of a locale. */
export function textsIn(language: Language, locale: string): Texts {
  return createTexts(language, locale, findEntry[language]);
}
