import { defineMessages } from '../../../language/messages.ts';
import { en } from './select-en.ts';

export const { text } = defineMessages(en, {
  de: async () => (await import('./select-de.ts')).de,
  fr: async () => (await import('./select-fr.ts')).fr,
  es: async () => (await import('./select-es.ts')).es,
  ar: async () => (await import('./select-ar.ts')).ar,
});
