import { defineMessages } from '../../../../language/messages.ts';
import { en } from './on-behalf-en.ts';

export const { text } = defineMessages(en, {
  de: async () => (await import('./on-behalf-de.ts')).de,
  fr: async () => (await import('./on-behalf-fr.ts')).fr,
  es: async () => (await import('./on-behalf-es.ts')).es,
  ar: async () => (await import('./on-behalf-ar.ts')).ar,
});
