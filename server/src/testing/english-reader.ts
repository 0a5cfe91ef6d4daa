import type { ReaderSettings } from '../platform/language/reader.ts';
import { textsIn } from '../texts.ts';

/** Settings of a server that answers in the browser's language, else in English. */
export const englishReader: ReaderSettings = { textsIn, companyLanguage: () => 'en' };
