import { defineMessages } from '../../../../language/messages.ts';
import { en } from './bulk-en.ts';

export const { text } = defineMessages(en, {
  de: async () => (await import('./bulk-de.ts')).de,
  fr: async () => (await import('./bulk-fr.ts')).fr,
  es: async () => (await import('./bulk-es.ts')).es,
  ar: async () => (await import('./bulk-ar.ts')).ar,
});
