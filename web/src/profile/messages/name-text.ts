import { defineMessages } from '../../language/messages.ts';
import { en } from './name-en.ts';

export const { text } = defineMessages(en, {
  de: async () => (await import('./name-de.ts')).de,
  fr: async () => (await import('./name-fr.ts')).fr,
  es: async () => (await import('./name-es.ts')).es,
  ar: async () => (await import('./name-ar.ts')).ar,
});
