import { defineMessages } from '../../language/messages.ts';
import { en } from './route-en.ts';

export const { text } = defineMessages(en, {
  de: async () => (await import('./route-de.ts')).de,
  fr: async () => (await import('./route-fr.ts')).fr,
  es: async () => (await import('./route-es.ts')).es,
  ar: async () => (await import('./route-ar.ts')).ar,
});
