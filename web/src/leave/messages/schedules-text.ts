import { defineMessages } from '../../language/messages.ts';
import { en as schedulesEn } from './schedules-en.ts';

export const { text: schedulesText, rich: schedulesRich } = defineMessages(schedulesEn, {
  de: async () => (await import('./schedules-de.ts')).de,
  fr: async () => (await import('./schedules-fr.ts')).fr,
  es: async () => (await import('./schedules-es.ts')).es,
  ar: async () => (await import('./schedules-ar.ts')).ar,
});
