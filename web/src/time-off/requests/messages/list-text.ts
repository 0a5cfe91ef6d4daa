import { defineMessages } from '../../../language/messages.ts';
import { en } from './list-en.ts';

export const { text, rich } = defineMessages(en, {
  de: async () => (await import('./list-de.ts')).de,
  fr: async () => (await import('./list-fr.ts')).fr,
  es: async () => (await import('./list-es.ts')).es,
  ar: async () => (await import('./list-ar.ts')).ar,
});
