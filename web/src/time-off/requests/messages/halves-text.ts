import { defineMessages } from '../../../language/messages.ts';
import { en } from './halves-en.ts';

export const { text } = defineMessages(en, {
  de: async () => (await import('./halves-de.ts')).de,
  fr: async () => (await import('./halves-fr.ts')).fr,
  es: async () => (await import('./halves-es.ts')).es,
  ar: async () => (await import('./halves-ar.ts')).ar,
});
