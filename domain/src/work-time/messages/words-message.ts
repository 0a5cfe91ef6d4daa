import { messagesOf } from '../../language/message.ts';
import { en } from './words-en.ts';

/** Creates a message about hours, holidays or bridge days, which many screens show. */
export const wordsMessage = messagesOf(en, {
  de: async () => (await import('./words-de.ts')).de,
  fr: async () => (await import('./words-fr.ts')).fr,
  es: async () => (await import('./words-es.ts')).es,
  ar: async () => (await import('./words-ar.ts')).ar,
});
