import { defineMessages } from '../../../../language/messages.ts';
import { en } from './mailed-en.ts';

export const { text } = defineMessages(en, {
  de: async () => (await import('./mailed-de.ts')).de,
  fr: async () => (await import('./mailed-fr.ts')).fr,
  es: async () => (await import('./mailed-es.ts')).es,
  ar: async () => (await import('./mailed-ar.ts')).ar,
});
