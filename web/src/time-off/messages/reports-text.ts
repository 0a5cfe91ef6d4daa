import { defineMessages } from '../../language/messages.ts';
import { en } from './reports-en.ts';

export const { text } = defineMessages(en, {
  de: async () => (await import('./reports-de.ts')).de,
  fr: async () => (await import('./reports-fr.ts')).fr,
  es: async () => (await import('./reports-es.ts')).es,
  ar: async () => (await import('./reports-ar.ts')).ar,
});
