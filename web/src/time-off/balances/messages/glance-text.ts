import { defineMessages } from '../../../language/messages.ts';
import { en } from './glance-en.ts';

export const { text, rich } = defineMessages(en, {
  de: async () => (await import('./glance-de.ts')).de,
  fr: async () => (await import('./glance-fr.ts')).fr,
  es: async () => (await import('./glance-es.ts')).es,
  ar: async () => (await import('./glance-ar.ts')).ar,
});
