import { messagesOf } from '../../../language/message.ts';
import { en } from './en.ts';

export const message = messagesOf(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
});
