import { defineMessages } from '../../../language/messages.ts';
import { en } from './saving-en.ts';

export const { text } = defineMessages(en, {
  de: async () => (await import('./saving-de.ts')).de,
  fr: async () => (await import('./saving-fr.ts')).fr,
  es: async () => (await import('./saving-es.ts')).es,
  ar: async () => (await import('./saving-ar.ts')).ar,
});
