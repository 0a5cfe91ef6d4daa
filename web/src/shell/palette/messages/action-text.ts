import { defineMessages } from '../../../language/messages.ts';
import { en } from './action-en.ts';

export const { text: actionText } = defineMessages(en, {
  de: async () => (await import('./action-de.ts')).de,
  fr: async () => (await import('./action-fr.ts')).fr,
  es: async () => (await import('./action-es.ts')).es,
  ar: async () => (await import('./action-ar.ts')).ar,
});
