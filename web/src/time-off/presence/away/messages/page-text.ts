import { defineMessages } from '../../../../language/messages.ts';
import { en } from './page-en.ts';

export const { text } = defineMessages(en, {
  de: async () => (await import('./page-de.ts')).de,
  fr: async () => (await import('./page-fr.ts')).fr,
  es: async () => (await import('./page-es.ts')).es,
  ar: async () => (await import('./page-ar.ts')).ar,
});
