import { readerTexts } from '../language/messages.ts';

/** The locale of dates, numbers and sorting, such as 'en-DE' for English in a German browser. */
export function readerLocale(): string {
  return readerTexts().locale;
}
