import { defineMessages } from '../../../../language/messages.ts';
import { en } from './brief-en.ts';

export const { text } = defineMessages(en, {
  de: async () => (await import('./brief-de.ts')).de,
  fr: async () => (await import('./brief-fr.ts')).fr,
  es: async () => (await import('./brief-es.ts')).es,
  ar: async () => (await import('./brief-ar.ts')).ar,
});
