import { defineMessages } from '../../../language/messages.ts';
import { en } from './key-en.ts';

export const { text: keyText, rich: richKeyText } = defineMessages(en, {
  de: async () => (await import('./key-de.ts')).de,
  fr: async () => (await import('./key-fr.ts')).fr,
  es: async () => (await import('./key-es.ts')).es,
  ar: async () => (await import('./key-ar.ts')).ar,
});
