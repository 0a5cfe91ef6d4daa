import { defineMessages } from '../../../../language/messages.ts';
import { en } from './colleague-en.ts';

export const { text } = defineMessages(en, {
  de: async () => (await import('./colleague-de.ts')).de,
  fr: async () => (await import('./colleague-fr.ts')).fr,
  es: async () => (await import('./colleague-es.ts')).es,
  ar: async () => (await import('./colleague-ar.ts')).ar,
});
