import { defineMessages } from '../../language/messages.ts';
import { en as officeEn } from './office-en.ts';

export const { text } = defineMessages(officeEn, {
  de: async () => (await import('./office-de.ts')).de,
  fr: async () => (await import('./office-fr.ts')).fr,
  es: async () => (await import('./office-es.ts')).es,
  ar: async () => (await import('./office-ar.ts')).ar,
});
