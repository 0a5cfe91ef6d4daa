import { defineMessages } from '../../language/messages.ts';
import { en as actionsEn } from './actions-en.ts';

export const { text } = defineMessages(actionsEn, {
  de: async () => (await import('./actions-de.ts')).de,
  fr: async () => (await import('./actions-fr.ts')).fr,
  es: async () => (await import('./actions-es.ts')).es,
  ar: async () => (await import('./actions-ar.ts')).ar,
});
