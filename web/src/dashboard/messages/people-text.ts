import { defineMessages } from '../../language/messages.ts';
import { en as peopleEn } from './people-en.ts';

export const { text } = defineMessages(peopleEn, {
  de: async () => (await import('./people-de.ts')).de,
  fr: async () => (await import('./people-fr.ts')).fr,
  es: async () => (await import('./people-es.ts')).es,
  ar: async () => (await import('./people-ar.ts')).ar,
});
