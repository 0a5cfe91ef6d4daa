import { defineMessages } from '../../../language/messages.ts';
import { en as pageEn } from './page-en.ts';

export const { text, rich } = defineMessages(pageEn, {
  de: async () => (await import('./page-de.ts')).de,
  fr: async () => (await import('./page-fr.ts')).fr,
  es: async () => (await import('./page-es.ts')).es,
  ar: async () => (await import('./page-ar.ts')).ar,
});
