import { defineMessages } from '../../../language/messages.ts';
import { en } from './oldest-en.ts';

export const { text } = defineMessages(en, {
  de: async () => (await import('./oldest-de.ts')).de,
  fr: async () => (await import('./oldest-fr.ts')).fr,
  es: async () => (await import('./oldest-es.ts')).es,
  ar: async () => (await import('./oldest-ar.ts')).ar,
});
