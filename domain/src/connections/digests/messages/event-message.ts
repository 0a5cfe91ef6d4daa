import { messagesOf } from '../../../language/message.ts';
import { en } from './events-en.ts';

export const eventMessage = messagesOf(en, {
  de: async () => (await import('./events-de.ts')).de,
  fr: async () => (await import('./events-fr.ts')).fr,
  es: async () => (await import('./events-es.ts')).es,
  ar: async () => (await import('./events-ar.ts')).ar,
});
