import { defineMessages } from '../../../../language/messages.ts';
import { en } from './capacity-en.ts';

export const { text, rich } = defineMessages(en, {
  de: async () => (await import('./capacity-de.ts')).de,
  fr: async () => (await import('./capacity-fr.ts')).fr,
  es: async () => (await import('./capacity-es.ts')).es,
  ar: async () => (await import('./capacity-ar.ts')).ar,
});
