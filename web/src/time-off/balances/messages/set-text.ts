import { defineMessages } from '../../../language/messages.ts';
import { en as setEn } from './set-en.ts';

export const { text } = defineMessages(setEn, {
  de: async () => (await import('./set-de.ts')).de,
  fr: async () => (await import('./set-fr.ts')).fr,
  es: async () => (await import('./set-es.ts')).es,
  ar: async () => (await import('./set-ar.ts')).ar,
});
