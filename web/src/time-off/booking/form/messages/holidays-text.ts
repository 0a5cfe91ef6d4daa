import { defineMessages } from '../../../../language/messages.ts';
import { en } from './holidays-en.ts';

export const { text } = defineMessages(en, {
  de: async () => (await import('./holidays-de.ts')).de,
  fr: async () => (await import('./holidays-fr.ts')).fr,
  es: async () => (await import('./holidays-es.ts')).es,
  ar: async () => (await import('./holidays-ar.ts')).ar,
});
