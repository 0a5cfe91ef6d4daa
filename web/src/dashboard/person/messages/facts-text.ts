import { defineMessages } from '../../../language/messages.ts';
import { en as factsEn } from './facts-en.ts';

export const { text, rich } = defineMessages(factsEn, {
  de: async () => (await import('./facts-de.ts')).de,
  fr: async () => (await import('./facts-fr.ts')).fr,
  es: async () => (await import('./facts-es.ts')).es,
  ar: async () => (await import('./facts-ar.ts')).ar,
});
