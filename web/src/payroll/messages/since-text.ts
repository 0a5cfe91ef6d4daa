import { defineMessages } from '../../language/messages.ts';
import { en } from './since-en.ts';

export const { text: sinceText } = defineMessages(en, {
  de: async () => (await import('./since-de.ts')).de,
  fr: async () => (await import('./since-fr.ts')).fr,
  es: async () => (await import('./since-es.ts')).es,
  ar: async () => (await import('./since-ar.ts')).ar,
});
