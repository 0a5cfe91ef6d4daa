import { defineMessages } from '../../language/messages.ts';
import { en as adminEn } from './admin-en.ts';

export const { text } = defineMessages(adminEn, {
  de: async () => (await import('./admin-de.ts')).de,
  fr: async () => (await import('./admin-fr.ts')).fr,
  es: async () => (await import('./admin-es.ts')).es,
  ar: async () => (await import('./admin-ar.ts')).ar,
});
