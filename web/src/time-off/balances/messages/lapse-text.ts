import { defineMessages } from '../../../language/messages.ts';
import { en as lapseEn } from './lapse-en.ts';

export const { text } = defineMessages(lapseEn, {
  de: async () => (await import('./lapse-de.ts')).de,
  fr: async () => (await import('./lapse-fr.ts')).fr,
  es: async () => (await import('./lapse-es.ts')).es,
  ar: async () => (await import('./lapse-ar.ts')).ar,
});
