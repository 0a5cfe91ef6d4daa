import { defineMessages } from '../../../language/messages.ts';
import { en as barEn } from './bar-en.ts';

export const { text } = defineMessages(barEn, {
  de: async () => (await import('./bar-de.ts')).de,
  fr: async () => (await import('./bar-fr.ts')).fr,
  es: async () => (await import('./bar-es.ts')).es,
  ar: async () => (await import('./bar-ar.ts')).ar,
});
