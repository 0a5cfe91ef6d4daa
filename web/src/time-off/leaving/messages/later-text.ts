import { defineMessages } from '../../../language/messages.ts';
import { en } from './later-en.ts';

export const { text } = defineMessages(en, {
  de: async () => (await import('./later-de.ts')).de,
  fr: async () => (await import('./later-fr.ts')).fr,
  es: async () => (await import('./later-es.ts')).es,
  ar: async () => (await import('./later-ar.ts')).ar,
});
