import { defineMessages } from '../../../language/messages.ts';
import { en as historyEn } from './history-en.ts';

export const { text } = defineMessages(historyEn, {
  de: async () => (await import('./history-de.ts')).de,
  fr: async () => (await import('./history-fr.ts')).fr,
  es: async () => (await import('./history-es.ts')).es,
  ar: async () => (await import('./history-ar.ts')).ar,
});
