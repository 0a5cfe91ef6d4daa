import { defineMessages } from '../../../language/messages.ts';
import { en } from './en.ts';

export const { text } = defineMessages(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
});
