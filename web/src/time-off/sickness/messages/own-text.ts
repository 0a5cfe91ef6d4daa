import { defineMessages } from '../../../language/messages.ts';
import { en } from './own-en.ts';

export const { text } = defineMessages(en, {
  de: async () => (await import('./own-de.ts')).de,
  fr: async () => (await import('./own-fr.ts')).fr,
  es: async () => (await import('./own-es.ts')).es,
  ar: async () => (await import('./own-ar.ts')).ar,
});
