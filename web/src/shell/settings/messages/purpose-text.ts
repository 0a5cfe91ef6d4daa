import { defineMessages } from '../../../language/messages.ts';
import { en } from './purpose-en.ts';

export const { text: purposeText } = defineMessages(en, {
  de: async () => (await import('./purpose-de.ts')).de,
  fr: async () => (await import('./purpose-fr.ts')).fr,
  es: async () => (await import('./purpose-es.ts')).es,
  ar: async () => (await import('./purpose-ar.ts')).ar,
});
