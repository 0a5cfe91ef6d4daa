import { defineMessages } from '../../language/messages.ts';
import { en as fieldsEn } from './fields-en.ts';

export const { text } = defineMessages(fieldsEn, {
  de: async () => (await import('./fields-de.ts')).de,
  fr: async () => (await import('./fields-fr.ts')).fr,
  es: async () => (await import('./fields-es.ts')).es,
  ar: async () => (await import('./fields-ar.ts')).ar,
});
