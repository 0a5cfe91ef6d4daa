import { defineMessages } from '../../language/messages.ts';
import { en as placesEn } from './places-en.ts';

export const { text: placesText, rich: placesRich } = defineMessages(placesEn, {
  de: async () => (await import('./places-de.ts')).de,
  fr: async () => (await import('./places-fr.ts')).fr,
  es: async () => (await import('./places-es.ts')).es,
  ar: async () => (await import('./places-ar.ts')).ar,
});
