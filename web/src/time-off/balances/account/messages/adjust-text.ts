import { defineMessages } from '../../../../language/messages.ts';
import { en as adjustEn } from './adjust-en.ts';

export const { text } = defineMessages(adjustEn, {
  de: async () => (await import('./adjust-de.ts')).de,
  fr: async () => (await import('./adjust-fr.ts')).fr,
  es: async () => (await import('./adjust-es.ts')).es,
  ar: async () => (await import('./adjust-ar.ts')).ar,
});
