import { messagesOf } from '../../../language/message.ts';
import { en } from './rules-en.ts';

/** Creates a message about the settings of a type. */
export const typeMessage = messagesOf(en, {
  de: async () => (await import('./rules-de.ts')).de,
  fr: async () => (await import('./rules-fr.ts')).fr,
  es: async () => (await import('./rules-es.ts')).es,
  ar: async () => (await import('./rules-ar.ts')).ar,
});
